import { forwardRef, useId, type ComponentPropsWithoutRef } from 'react';
import { Button } from '../../base/Button/Button.tsx';
import { useMessages } from '../../host/useMessages.ts';
import { Root } from './FoundSocietyBanner.styles.ts';

export const foundSocietyBannerMessages = {
  title: 'Nothing that shines for you?',
  description: 'Light a star of your own: tell us what it is and who it is for.',
  action: 'Create your own society',
} as const;

export interface FoundSocietyBannerProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** Opens the request form. */
  onCreate: () => void;
}

/** Invites students to found a society. One of the two uses of gold. */
export const FoundSocietyBanner = forwardRef<HTMLElement, FoundSocietyBannerProps>(
  function FoundSocietyBanner({ onCreate, ...rest }, ref) {
    const messages = useMessages('FoundSocietyBanner', foundSocietyBannerMessages);
    const id = useId();
    return (
      <Root ref={ref} data-soc="FoundSocietyBanner" aria-labelledby={id} {...rest}>
        <svg
          data-part
          viewBox="0 0 480 120"
          preserveAspectRatio="xMaxYMid slice"
          fill="none"
          aria-hidden="true"
          focusable="false"
        >
          <path
            d="M20 92 92 40l76 34 84-52 66 40 92-44 60 34M168 74l40 32M318 62l30 44"
            stroke="currentColor"
            strokeOpacity=".16"
          />
          <g fill="currentColor" fillOpacity=".34">
            <circle cx="20" cy="92" r="2" />
            <circle cx="92" cy="40" r="3" />
            <circle cx="168" cy="74" r="2.4" />
            <circle cx="208" cy="106" r="1.8" />
            <circle cx="252" cy="22" r="2.8" />
            <circle cx="318" cy="62" r="2.2" />
            <circle cx="348" cy="106" r="2" />
            <circle cx="410" cy="18" r="3" />
            <circle cx="470" cy="52" r="2.2" />
          </g>
        </svg>
        <div data-part="words">
          <h2 data-part id={id}>
            {messages.title}
          </h2>
          <p data-part>{messages.description}</p>
        </div>
        <Button variant="gold" onClick={onCreate} aria-haspopup="dialog">
          {messages.action}
        </Button>
      </Root>
    );
  },
);
FoundSocietyBanner.displayName = 'FoundSocietyBanner';
