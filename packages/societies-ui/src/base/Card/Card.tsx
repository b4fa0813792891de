import type { ComponentPropsWithoutRef, ForwardRefExoticComponent, RefAttributes } from 'react';
import { styled } from 'styled-components';
import { look } from './Card.styles.ts';

export interface CardProps extends ComponentPropsWithoutRef<'div'> {
  /** Room between its edge and what it holds; `none` for a picture that reaches the edge. @default 'none' */
  padding?: 'none' | 'small' | 'medium' | 'large';
  /** Cuts what reaches over the rounded corners, such as a banner. */
  clip?: boolean;
  /**
   * Lifts under the pointer. Give the one link or button inside it `data-part="target"`: it then covers the whole card and
   * the card shows its focus ring.
   */
  interactive?: boolean;
  /**
   * For lists by the hundred: the browser leaves what is in the card without style and layout until it comes near the view.
   * Search in the page, focus and screen readers find it all the same; what reaches out of the card is cut. Until it has
   * been seen it counts as 320 px high.
   */
  deferred?: boolean;
  /** The element it is: `article` for a thing of a list, `section` for a region with a heading. @default 'div' */
  as?: 'div' | 'article' | 'section' | 'li' | 'aside' | 'form';
}

/** Props that are not passed on to the element, and the `data-soc` that a component built on this one may set. */
type Own = Pick<CardProps, 'padding' | 'clip' | 'interactive' | 'deferred'> & { 'data-soc'?: string };

const own = new Set(['padding', 'clip', 'interactive', 'deferred']);

/**
 * A surface that holds one thing.
 *
 * One styled element and no component around it: cards stand on a page by the hundred.
 */
export const Card = styled.div
  .withConfig({ shouldForwardProp: (prop) => !own.has(prop) })
  .attrs<Own>((props) => ({
    'data-soc': props['data-soc'] ?? 'Card',
    'data-padding': props.padding ?? 'none',
    'data-clip': props.clip || undefined,
    'data-interactive': props.interactive || undefined,
    'data-deferred': props.deferred || undefined,
  }))(look) as unknown as ForwardRefExoticComponent<CardProps & RefAttributes<HTMLDivElement>>;
Card.displayName = 'Card';
