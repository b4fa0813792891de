import type { ComponentPropsWithoutRef, ForwardRefExoticComponent, RefAttributes } from 'react';
import { styled } from 'styled-components';
import { look } from './Card.styles.ts';

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

/** What is not for the element, and what another component may say of itself. */
type Own = Pick<CardProps, 'padding' | 'clip' | 'interactive'> & { 'data-soc'?: string };

const own = new Set(['padding', 'clip', 'interactive']);

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
  }))(look) as unknown as ForwardRefExoticComponent<CardProps & RefAttributes<HTMLDivElement>>;
Card.displayName = 'Card';
