import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { Root } from './BrandMark.styles.ts';

export interface BrandMarkProps extends ComponentPropsWithoutRef<'span'> {
  /** The product's name beside the mark. Without it set `aria-label`, or name a surrounding element. */
  name?: string;
  /** `night` is for the drawn sky. @default 'page' */
  tone?: 'page' | 'night';
}

const stars = [
  { x: 4.5, y: 26.2, radius: 2.3 },
  { x: 10.8, y: 11.6, radius: 2.9 },
  { x: 18.2, y: 16.8, radius: 2.2 },
  { x: 21.9, y: 27.6, radius: 2 },
];

/** The product's mark, a small constellation, optionally with its name. */
export const BrandMark = forwardRef<HTMLSpanElement, BrandMarkProps>(function BrandMark(
  { name, tone = 'page', ...rest },
  ref,
) {
  return (
    <Root
      ref={ref}
      data-soc="BrandMark"
      data-tone={tone}
      role={rest['aria-label'] ? 'img' : undefined}
      {...rest}
    >
      <svg viewBox="0 0 32 32" aria-hidden="true" focusable="false" data-part="mark">
        <path
          d="M4.5 26.2 10.8 11.6l7.4 5.2 3.7 10.8M18.2 16.8 25.6 8"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.3"
          strokeLinecap="round"
          strokeOpacity=".6"
        />
        {stars.map(({ x, y, radius }) => (
          <circle key={x} cx={x} cy={y} r={radius} fill="currentColor" />
        ))}
        <path data-part="gold" d="M25.6 1.6q.7 4.6 5.6 5.7-4.9 1.1-5.6 5.7-.7-4.6-5.6-5.7 4.9-1.1 5.6-5.7Z" />
      </svg>
      {name && <span data-part="name">{name}</span>}
    </Root>
  );
});
BrandMark.displayName = 'BrandMark';
