import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { Root } from './Skeleton.styles.ts';

export interface SkeletonProps extends ComponentPropsWithoutRef<'span'> {
  /**
   * `text` is as high as a line of running text, `word` stands inside a line of any height, `block` fills what it is given,
   * `round` is a disc. @default 'text'
   */
  variant?: 'text' | 'word' | 'block' | 'round';
  /** Across. A CSS length; numbers are pixels. Without it the variant decides. */
  width?: number | string;
  /** Down. A CSS length; numbers are pixels. Without it the variant decides. */
  height?: number | string;
}

const length = (value: number | string | undefined) => (typeof value === 'number' ? `${value}px` : value);

/**
 * The shape of what is coming, in its final size, so that nothing moves when it comes. Hidden from screen readers: say in
 * words that the region is loading (`aria-busy`, a `Spinner`'s label, or a status).
 */
export const Skeleton = forwardRef<HTMLSpanElement, SkeletonProps>(function Skeleton(
  { variant = 'text', width, height, style, ...rest },
  ref,
) {
  return (
    <Root
      ref={ref}
      data-soc="Skeleton"
      data-variant={variant}
      aria-hidden="true"
      style={{ inlineSize: length(width), blockSize: length(height), ...style }}
      {...rest}
    />
  );
});
Skeleton.displayName = 'Skeleton';
