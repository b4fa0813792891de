import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { Root } from './Skeleton.styles.ts';

export interface SkeletonProps extends ComponentPropsWithoutRef<'span'> {
  /**
   * `text` has the height of a line, `word` fits inside any line, `block` fills its container, `round` is a disc. @default
   * 'text'
   */
  variant?: 'text' | 'word' | 'block' | 'round';
  /** A CSS width; numbers are pixels. The default depends on the variant. */
  width?: number | string;
  /** A CSS height; numbers are pixels. The default depends on the variant. */
  height?: number | string;
}

const length = (value: number | string | undefined) => (typeof value === 'number' ? `${value}px` : value);

/**
 * A placeholder in the final size, to avoid a layout shift. Hidden from screen readers: announce loading in another way
 * (`aria-busy`, a `Spinner`'s label, or a status).
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
