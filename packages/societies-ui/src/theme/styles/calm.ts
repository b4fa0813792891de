import { css } from 'styled-components';
import { cssText } from '../cssText.ts';
/** Disables animations under reduced motion. */
export const calm = cssText(css`
  @media (prefers-reduced-motion: reduce) {
    animation: none;
    transition: none;
  }
`);
