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
import { useMessages } from '../../host/useMessages.ts';
import type { Widened } from '../../host/Widened.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useMediaQuery } from '../useMediaQuery.ts';
import { useForwardedRef } from '../useForwardedRef.ts';
import { Root } from './Carousel.styles.ts';

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

export interface CarouselProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'role'> {
  /** Accessible name, such as 'Pictures of the summer camp', without the word 'carousel'. */
  label: string;
  /** The slides, one per child. */
  children: ReactNode;
  /**
   * Whether it advances by itself. Pauses on hover, on focus and while the page is hidden; a button pauses it too. With reduced
   * motion it starts paused.
   * @default true
   */
  autoplay?: boolean;
  /** Milliseconds per slide. @default 5000 */
  interval?: number;
  /** Whether the first slide follows the last. Otherwise autoplay ends at the last. @default true */
  loop?: boolean;
  /** `plain` has its controls below the slides; `cover` fills its box, with controls on the slides. @default 'plain' */
  variant?: 'plain' | 'cover';
  /** Called with the new slide's index, from 0. */
  onSlideChange?: (index: number) => void;
  /** Overrides of the messages, such as 'Next picture' instead of 'Next slide'. */
  messages?: Partial<Widened<typeof carouselMessages>>;
}

/** For an arrow at the end. Not `disabled`, which would lose the focus. */
const atEnd = { 'aria-disabled': true, 'data-state': 'disabled' };

/** Above this number a counter replaces the dots, which would not fit narrow boxes. */
const mostDots = 7;

/**
 * A carousel as in the ARIA Authoring Practices: a region with a pause button before the slides, a group per slide, and
 * announcements of manual changes.
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
  // On touch screens dots are only indicators: dots large enough to press would not fit narrow boxes.
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
  // Deferred, because Embla measures the slides, which would delay the first paint.
  const viewport = useAfterPaint<HTMLDivElement | null>(setViewport);
  const [selected, setSelected] = useState(0);
  // The user's choice; until then `prefers-reduced-motion` decides.
  const [chosen, setChosen] = useState<'playing' | 'paused' | null>(null);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  // Play is pressed while hovering or focused, which normally pauses, so it overrides that.
  const [insisted, setInsisted] = useState(false);
  const playing = autoplay && many && (chosen ? chosen === 'playing' : !still);
  const turning = playing && (insisted || !(pointed || focused));
  const leave = (stillHere: boolean) => {
    if (!stillHere) setInsisted(false);
  };

  // Reads the text direction from the page for Embla.
  useEffect(() => {
    if (root.current) setRtl(getComputedStyle(root.current).direction === 'rtl');
  }, [root]);
  // Subscribes to Embla's current slide.
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
  // Makes hidden slides inert; React 18 does not support the attribute.
  useEffect(() => {
    embla?.slideNodes().forEach((slide, index) => {
      slide.inert = index !== selected;
    });
  }, [embla, selected, count]);
  // Restarts the timer when a slide is chosen by hand.
  useEffect(() => {
    if (!embla || !turning) return undefined;
    const timer = setInterval(() => {
      if (document.hidden) return;
      if (embla.canScrollNext()) embla.scrollNext(still);
      else setChosen('paused');
    }, interval);
    return () => clearInterval(timer);
  }, [embla, turning, interval, still, selected]);

  const onControlsKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
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
        // Before the slides, so that keyboard users reach the pause button first. Arrow keys work on each of the buttons.
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys bubble from the buttons inside
        <div data-part="controls" onKeyDown={onControlsKeyDown}>
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
