import { css } from 'styled-components';
import { cssText } from '../cssText.ts';
import { color } from '../tokens.ts';

/** The ring that shows keyboard focus: 3:1 on every neutral ground, offset so that it never lies on the control's own fill. */
export const focusRing = cssText(css`
  &:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
`);
