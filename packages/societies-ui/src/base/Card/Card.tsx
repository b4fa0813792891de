import type { ComponentPropsWithoutRef, ForwardRefExoticComponent, RefAttributes } from 'react';
import { styled } from 'styled-components';
import { look } from './Card.styles.ts';

export interface CardProps extends ComponentPropsWithoutRef<'div'> {
  /** Padding; `none` for pictures that reach the edge. @default 'none' */
  padding?: 'none' | 'small' | 'medium' | 'large';
  /** Clips content at the rounded corners, such as a banner. */
  clip?: boolean;
  /**
   * Highlights on hover. Give the one link or button inside `data-part="target"`: it then covers the whole card, which shows
   * its focus ring.
   */
  interactive?: boolean;
  /**
   * For long lists: applies `content-visibility: auto`, so that the browser skips layout of cards outside the viewport. Search,
   * focus and screen readers still work; overflow is clipped. Counts as 320 px high until first rendered.
   */
  deferred?: boolean;
  /** The element it is: `article` for a thing of a list, `section` for a region with a heading. @default 'div' */
  as?: 'div' | 'article' | 'section' | 'li' | 'aside' | 'form';
}

/** Props that are not forwarded to the element, and the `data-soc` that derived components may set. */
type Own = Pick<CardProps, 'padding' | 'clip' | 'interactive' | 'deferred'> & { 'data-soc'?: string };

const own = new Set(['padding', 'clip', 'interactive', 'deferred']);

/**
 * A surface for a single item.
 *
 * A single styled element without a component around it, because pages have many cards.
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
