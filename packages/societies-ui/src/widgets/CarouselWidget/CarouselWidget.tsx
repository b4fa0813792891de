import { Images } from '../../base/Icon/icons.ts';
import { forwardRef, useContext, type ComponentPropsWithoutRef } from 'react';
import { imageLimits } from 'societies-contract';
import { Picture } from '../../base/Picture/Picture.tsx';
import { Carousel } from '../../base/Carousel/Carousel.tsx';
import { useMessages } from '../../host/useMessages.ts';
import { StaticContext } from '../StaticContext.ts';
import { Nothing } from './CarouselWidget.styles.ts';

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
  /** Accessible name of the carousel. */
  label?: string;
  /** Milliseconds per picture. @default 5000 */
  interval?: number;
}

/** An endless carousel of pictures. Pauses on hover and focus; with reduced motion it starts paused. */
export const CarouselWidget = forwardRef<HTMLDivElement, CarouselWidgetProps>(function CarouselWidget(
  { images, label, interval, ...rest },
  ref,
) {
  const messages = useMessages('CarouselWidget', carouselWidgetMessages);
  const held = useContext(StaticContext);
  if (images.length === 0) {
    return (
      <Nothing ref={ref} data-soc="CarouselWidget" data-state="empty" {...rest}>
        <Images aria-hidden="true" strokeWidth={1.75} />
        <span>{messages.empty}</span>
      </Nothing>
    );
  }
  return (
    <Carousel
      ref={ref}
      data-soc="CarouselWidget"
      label={label ?? messages.label}
      variant="cover"
      interval={interval}
      autoplay={!held}
      messages={messages}
      {...rest}
    >
      {images.map((image, index) => (
        <Picture
          key={`${index} ${image}`}
          src={image}
          stored={imageLimits.slideSide}
          sizes="(width < 996px) 100vw, 840px"
          alt={messages.picture(index + 1, images.length)}
          loading={index === 0 ? undefined : 'lazy'}
        />
      ))}
    </Carousel>
  );
});
CarouselWidget.displayName = 'CarouselWidget';
