import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { Root } from './Card.styles.ts';

export interface CardProps extends ComponentPropsWithoutRef<'div'> {
  /** @default 'none' */
  padding?: 'none' | 'small' | 'medium' | 'large';
  /** Cuts what reaches over the rounded corners, such as a banner. */
  clip?: boolean;
  /**
   * Lifts under the pointer. Give the one link or button inside it `data-part="target"`: it then covers the whole card and
   * the card shows its focus ring.
   */
  interactive?: boolean;
  /** The element it is: `article` for a thing of a list, `section` for a region with a heading. @default 'div' */
  as?: 'div' | 'article' | 'section' | 'li' | 'aside' | 'form';
}

/** A surface that holds one thing. */
export const Card = forwardRef<HTMLDivElement, CardProps>(function Card(
  { padding = 'none', clip, interactive, ...rest },
  ref,
) {
  return (
    <Root
      ref={ref}
      data-soc="Card"
      data-padding={padding}
      data-clip={clip || undefined}
      data-interactive={interactive || undefined}
      {...rest}
    />
  );
});
Card.displayName = 'Card';
