import { css } from 'styled-components';
import { onePiece } from '../../theme/onePiece.ts';
import { cover, sheltered, text } from '../../theme/styles.ts';
import { color, motion, radius, shadow, space } from '../../theme/tokens.ts';
import { deferred } from './deferred.styles.ts';

export const look = onePiece(css`
  ${sheltered}
  ${text}
  position: relative;
  min-inline-size: 0;
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${shadow[2]};
  &[data-padding='small'] {
    padding: ${space[4]};
  }
  &[data-padding='medium'] {
    padding: ${space[5]};
  }
  &[data-padding='large'] {
    padding: ${space[7]};
  }
  &[data-clip] {
    overflow: clip;
  }
  &[data-deferred] {
    ${deferred}
  }
  &[data-interactive] {
    transition: transform ${motion.medium} ${motion.easeOut};
  }
  @media (hover: hover) {
    &[data-interactive]:hover {
      box-shadow: ${shadow[3]};
      transform: translateY(-2px);
    }
  }
  /* The card's one link or button stretches over it with [data-part='target']::after and lends it its focus ring. */
  & [data-part='target']::after {
    ${cover}
    border-radius: ${radius.card};
  }
  & [data-part='target']:focus-visible {
    outline: none;
  }
  &:focus-within:has([data-part='target']:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
  @media (prefers-reduced-motion: reduce) {
    &[data-interactive] {
      transition: none;
    }
    &[data-interactive]:hover {
      transform: none;
    }
  }
`);
