import { css } from 'styled-components';
import { color } from '../tokens.ts';

/** The ring that shows keyboard focus: 3:1 on every neutral ground, offset so that it never lies on the control's own fill. */
export const focusRing = css`
  &:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
`.join('');
