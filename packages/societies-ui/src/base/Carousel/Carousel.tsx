import useEmblaCarousel from 'embla-carousel-react';
import { ChevronLeft, ChevronRight, Pause, Play } from '../Icon/icons.ts';
import {
  Children,
  forwardRef,
  useEffect,
  useState,
  type ComponentPropsWithoutRef,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { useAfterPaint } from '../useAfterPaint.ts';
import { useMessages, type PartialMessages } from '../../host/useMessages.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useMediaQuery } from '../useMediaQuery.ts';
import { useForwardedRef } from '../useForwardedRef.ts';
import { Root } from './Carousel.styles.ts';
import type { Widened } from '../../host/useMessages.ts';

export const carouselMessages = {
  carousel: 'carousel',
  slide: 'slide',
  position: (index: number, count: number) => `${index} of ${count}`,
  show: (index: number) => `Show slide ${index}`,
  previous: 'Previous slide',
  next: 'Next slide',
  pause: 'Pause the slides',
  play: 'Play the slides',
} as const;

declare global {
  interface SocietiesMessages {
    Carousel: Widened<typeof carouselMessages>;
  }
}

export interface CarouselProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'role'> {
  /** What is shown, for screen readers: 'Pictures of the summer camp'. The word 'carousel' is said besides. */
  label: string;
  /** The slides, in order; each child is one. */
  children: ReactNode;
  /**
   * Whether it turns by itself. It waits while the pointer is over it, while the focus is inside and while the page is out of
   * sight; a button pauses it. Where the device asks for less motion it begins paused. Without it there is no such button.
   * @default true
   */
  autoplay?: boolean;
  /** Milliseconds that a slide stays. @default 5000 */
  interval?: number;
  /** Whether the first slide follows the last. Without it turning by itself ends at the last. @default true */
  loop?: boolean;
  /** `plain` has its controls under the slides; `cover` fills its box and has them on the slides. @default 'plain' */
  variant?: 'plain' | 'cover';
  /** Somebody, or the time, turned to another slide; from 0. */
  onSlideChange?: (index: number) => void;
  /** Its words, where 'slide' is not what is shown: 'Next picture'. */
  messages?: PartialMessages['Carousel'];
}

/** For an arrow that leads nowhere. Not `disabled`: a button that has the focus would lose it. */
const atEnd = { 'aria-disabled': true, 'data-state': 'disabled' };

/** More dots than these no longer fit a narrow box; a count stands for them. */
const mostDots = 7;

/**
 * One slide at a time out of several, in the carousel pattern of the ARIA Authoring Practices: a region with a control for
 * turning by itself before the slides, groups for slides, and an announcement of what is turned to by hand.
 */
export const Carousel = forwardRef<HTMLDivElement, CarouselProps>(function Carousel(
  {
    label,
    children,
    autoplay = true,
    interval = 5000,
    loop = true,
    variant = 'plain',
    onSlideChange,
    messages: ownMessages,
    ...rest
  },
  ref,
) {
  const messages = { ...useMessages('Carousel', carouselMessages), ...ownMessages };
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  // A finger swipes or takes the arrows: dots in a size that it finds would not fit a narrow box, so they only mark the place.
  const finger = useMediaQuery('(pointer: coarse)');
  const slides = Children.toArray(children);
  const count = slides.length;
  const many = count > 1;
  const root = useForwardedRef(ref);
  const [rtl, setRtl] = useState(false);
  const [setViewport, embla] = useEmblaCarousel({
    loop,
    duration: still ? 0 : 25,
    direction: rtl ? 'rtl' : 'ltr',
  });
  // Embla measures the slides, which can wait until the page around them is shown.
  const viewport = useAfterPaint<HTMLDivElement | null>(setViewport);
  const [selected, setSelected] = useState(0);
  // What the reader last chose; until then `prefers-reduced-motion` decides.
  const [chosen, setChosen] = useState<'playing' | 'paused' | null>(null);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  // A press of Play comes with the pointer or the focus inside, which otherwise pause the slides: it overrules them.
  const [insisted, setInsisted] = useState(false);
  const playing = autoplay && many && (chosen ? chosen === 'playing' : !still);
  const turning = playing && (insisted || !(pointed || focused));
  const leave = (stillHere: boolean) => {
    if (!stillHere) setInsisted(false);
  };

  // The direction of writing is the page's, and Embla has to be told.
  useEffect(() => {
    if (root.current) setRtl(getComputedStyle(root.current).direction === 'rtl');
  }, [root]);
  // Embla moves the slides outside React, and tells which one is shown.
  useEffect(() => {
    if (!embla) return undefined;
    const follow = () => setSelected(embla.selectedScrollSnap());
    embla.on('select', follow).on('reInit', follow);
    return () => {
      embla.off('select', follow).off('reInit', follow);
    };
  }, [embla]);
  useEffect(() => {
    if (!embla || !onSlideChange) return undefined;
    const tell = () => onSlideChange(embla.selectedScrollSnap());
    embla.on('select', tell);
    return () => {
      embla.off('select', tell);
    };
  }, [embla, onSlideChange]);
  // What is out of sight is out of reach; React 18 does not know the attribute.
  useEffect(() => {
    embla?.slideNodes().forEach((slide, index) => {
      slide.inert = index !== selected;
    });
  }, [embla, selected, count]);
  // A slide that was turned to by hand stays as long as any other.
  useEffect(() => {
    if (!embla || !turning) return undefined;
    const timer = setInterval(() => {
      if (document.hidden) return;
      if (embla.canScrollNext()) embla.scrollNext(still);
      else setChosen('paused');
    }, interval);
    return () => clearInterval(timer);
  }, [embla, turning, interval, still, selected]);

  const turn = (event: KeyboardEvent<HTMLDivElement>) => {
    const forward = rtl ? 'ArrowLeft' : 'ArrowRight';
    if (event.key === forward) embla?.scrollNext(still);
    else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') embla?.scrollPrev(still);
    else return;
    event.preventDefault();
  };
  const button = {
    variant: variant === 'cover' ? 'cover' : 'soft',
    size: 'small',
    shape: 'round',
  } as const;

  return (
    <Root
      ref={root}
      data-soc="Carousel"
      data-variant={variant}
      data-state={playing ? 'playing' : 'paused'}
      aria-roledescription={messages.carousel}
      aria-label={label}
      {...rest}
      role="region"
      onPointerEnter={(event) => {
        rest.onPointerEnter?.(event);
        if (event.pointerType === 'mouse') setPointed(true);
      }}
      onPointerLeave={(event) => {
        rest.onPointerLeave?.(event);
        setPointed(false);
        leave(focused);
      }}
      onFocus={(event) => {
        rest.onFocus?.(event);
        setFocused(true);
      }}
      onBlur={(event) => {
        rest.onBlur?.(event);
        if (event.currentTarget.contains(event.relatedTarget)) return;
        setFocused(false);
        leave(pointed);
      }}
    >
      {many && (
        // Before the slides, so that whoever comes by keys can stop them first. The arrows work on each of the buttons.
        // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- keys bubble from the buttons inside
        <div data-part="controls" onKeyDown={turn}>
          {autoplay && (
            <IconButton
              {...button}
              label={playing ? messages.pause : messages.play}
              data-part="play"
              onClick={() => {
                setChosen(playing ? 'paused' : 'playing');
                setInsisted(!playing);
              }}
            >
              {playing ? <Pause /> : <Play />}
            </IconButton>
          )}
          {count > mostDots ? (
            <span data-part="count" aria-hidden="true">
              {messages.position(selected + 1, count)}
            </span>
          ) : (
            <div data-part="dots" aria-hidden={finger || undefined}>
              {slides.map((_, index) =>
                finger ? (
                  <span key={index} data-part="dot" aria-current={index === selected} />
                ) : (
                  <button
                    key={index}
                    type="button"
                    data-part="dot"
                    aria-label={messages.show(index + 1)}
                    aria-current={index === selected}
                    onClick={() => embla?.scrollTo(index, still)}
                  />
                ),
              )}
            </div>
          )}
          <IconButton
            {...button}
            label={messages.previous}
            data-part="previous"
            {...(!loop && selected === 0 && atEnd)}
            onClick={() => embla?.scrollPrev(still)}
          >
            <ChevronLeft />
          </IconButton>
          <IconButton
            {...button}
            label={messages.next}
            data-part="next"
            {...(!loop && selected === count - 1 && atEnd)}
            onClick={() => embla?.scrollNext(still)}
          >
            <ChevronRight />
          </IconButton>
        </div>
      )}
      <div ref={viewport} data-part="viewport">
        <div data-part="track" aria-live={turning ? 'off' : 'polite'}>
          {slides.map((slide, index) => (
            <div
              key={index}
              data-part="slide"
              role="group"
              aria-roledescription={messages.slide}
              aria-label={messages.position(index + 1, count)}
              aria-hidden={index === selected ? undefined : true}
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
    </Root>
  );
});
Carousel.displayName = 'Carousel';
