import { css } from 'styled-components';
import { cssText } from '../cssText.ts';
import { color } from '../tokens.ts';

/** The keyboard focus ring: 3:1 on every neutral background, offset from the control's own fill. */
export const focusRing = cssText(css`
  &:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
`);
