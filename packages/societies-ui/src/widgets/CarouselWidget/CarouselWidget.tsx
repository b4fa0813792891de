import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';
import { ChevronLeft, ChevronRight, Images, Pause, Play } from '../../base/Icon/icons.ts';
import {
  forwardRef,
  useContext,
  useEffect,
  useState,
  type ComponentPropsWithoutRef,
  type KeyboardEvent,
} from 'react';
import { IconButton } from '../../base/IconButton/IconButton.tsx';
import { useOwnRef } from '../../base/useOwnRef.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { StillContext } from '../StillContext.ts';
import { useMedia } from '../useMedia.ts';
import { Nothing, Root } from './CarouselWidget.styles.ts';

export const carouselWidgetMessages = {
  label: 'Pictures',
  carousel: 'carousel',
  slide: 'slide',
  position: (index: number, count: number) => `${index} of ${count}`,
  picture: (index: number, count: number) => `Picture ${index} of ${count}`,
  show: (index: number) => `Show picture ${index}`,
  previous: 'Previous picture',
  next: 'Next picture',
  pause: 'Pause the pictures',
  play: 'Play the pictures',
  empty: 'No pictures yet',
} as const;

export interface CarouselWidgetProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Addresses of the pictures, in order. */
  images: readonly string[];
  /** What the pictures are of, for screen readers. */
  label?: string;
  /** Milliseconds that a picture stays. @default 5000 */
  interval?: number;
}

/** More dots than these no longer fit a narrow widget; a count stands for them. */
const mostDots = 7;

/**
 * Pictures that change by themselves, for ever. The pointer over them or the focus inside holds them; a button pauses them;
 * readers who asked for less motion start them themselves.
 */
export const CarouselWidget = forwardRef<HTMLDivElement, CarouselWidgetProps>(function CarouselWidget(
  { images, label, interval = 5000, ...rest },
  ref,
) {
  const messages = useMessages('CarouselWidget', carouselWidgetMessages);
  const still = useMedia('(prefers-reduced-motion: reduce)');
  const many = images.length > 1;
  const root = useOwnRef(ref);
  const [rtl, setRtl] = useState(false);
  const [plugins] = useState(() => [
    Autoplay({
      delay: interval,
      playOnInit: false,
      stopOnInteraction: false,
      stopOnMouseEnter: true,
      stopOnFocusIn: true,
    }),
  ]);
  const [viewport, carousel] = useEmblaCarousel(
    { loop: true, duration: still ? 0 : 25, direction: rtl ? 'rtl' : 'ltr' },
    plugins,
  );
  const [selected, setSelected] = useState(0);
  // What the reader last chose; the device's wish holds until then.
  const [chosen, setChosen] = useState<'playing' | 'paused' | null>(null);
  const held = useContext(StillContext);
  const playing = many && !held && (chosen ? chosen === 'playing' : !still);

  // The direction of writing is the page's, and Embla has to be told.
  useEffect(() => {
    if (root.current) setRtl(getComputedStyle(root.current).direction === 'rtl');
  }, [root]);
  // Embla moves the slides outside React: it tells which one is shown, and is told whether to go on by itself.
  useEffect(() => {
    if (!carousel) return undefined;
    const follow = () => setSelected(carousel.selectedScrollSnap());
    carousel.on('select', follow).on('reInit', follow);
    return () => {
      carousel.off('select', follow).off('reInit', follow);
    };
  }, [carousel]);
  useEffect(() => {
    const autoplay = carousel?.plugins().autoplay;
    if (playing) autoplay?.play();
    else autoplay?.stop();
  }, [carousel, playing, images.length]);

  if (images.length === 0) {
    return (
      <Nothing ref={root} data-soc="CarouselWidget" data-state="empty" {...rest}>
        <Images aria-hidden="true" strokeWidth={1.75} />
        {messages.empty}
      </Nothing>
    );
  }

  const turn = (event: KeyboardEvent<HTMLDivElement>) => {
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    if (event.key === forward) carousel?.scrollNext(still);
    else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') carousel?.scrollPrev(still);
    else return;
    event.preventDefault();
  };

  return (
    <Root
      ref={root}
      data-soc="CarouselWidget"
      data-state={playing ? 'playing' : 'paused'}
      role="group"
      aria-roledescription={messages.carousel}
      aria-label={label ?? messages.label}
      {...rest}
    >
      <div ref={viewport} data-part="viewport">
        <div data-part="track" aria-live={playing ? 'off' : 'polite'}>
          {images.map((image, index) => (
            <div
              key={`${index} ${image}`}
              data-part="slide"
              role="group"
              aria-roledescription={messages.slide}
              aria-label={messages.position(index + 1, images.length)}
              aria-hidden={index === selected ? undefined : true}
            >
              <img
                src={image}
                alt={messages.picture(index + 1, images.length)}
                loading={index === 0 ? undefined : 'lazy'}
              />
            </div>
          ))}
        </div>
      </div>
      {many && (
        // The arrows work on each of the buttons, which are what holds the focus.
        // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- keys bubble from the buttons inside
        <div data-part="controls" onKeyDown={turn}>
          <IconButton
            label={playing ? messages.pause : messages.play}
            variant="cover"
            size="small"
            shape="round"
            data-part="play"
            onClick={() => setChosen(playing ? 'paused' : 'playing')}
          >
            {playing ? <Pause /> : <Play />}
          </IconButton>
          {images.length > mostDots ? (
            <span data-part="count" aria-hidden="true">
              {messages.position(selected + 1, images.length)}
            </span>
          ) : (
            <div data-part="dots">
              {images.map((image, index) => (
                <button
                  key={`${index} ${image}`}
                  type="button"
                  data-part="dot"
                  aria-label={messages.show(index + 1)}
                  aria-current={index === selected}
                  onClick={() => carousel?.scrollTo(index, still)}
                />
              ))}
            </div>
          )}
          <IconButton
            label={messages.previous}
            data-part="previous"
            variant="cover"
            size="small"
            shape="round"
            onClick={() => carousel?.scrollPrev(still)}
          >
            <ChevronLeft />
          </IconButton>
          <IconButton
            label={messages.next}
            data-part="next"
            variant="cover"
            size="small"
            shape="round"
            onClick={() => carousel?.scrollNext(still)}
          >
            <ChevronRight />
          </IconButton>
        </div>
      )}
    </Root>
  );
});
CarouselWidget.displayName = 'CarouselWidget';
