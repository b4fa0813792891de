import { css } from 'styled-components';
import { cssText } from '../cssText.ts';
import { color } from '../tokens.ts';

/**
 * The keyboard focus ring: 3:1 on every neutral background, offset from the control's own fill. Where the reader's own colours are
 * forced on the page, fills are gone: what is pressed, selected or current has an outline then.
 */
export const focusRing = cssText(css`
  &:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
  @media (forced-colors: active) {
    &:is([aria-pressed='true'], [aria-selected='true'], [aria-current]:not([aria-current='false'])) {
      outline: 3px solid Highlight;
      outline-offset: -3px;
      &:focus-visible {
        outline: 6px double Highlight;
      }
    }
  }
`);
