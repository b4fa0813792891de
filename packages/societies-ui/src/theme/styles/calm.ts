import { css } from 'styled-components';
import { cssText } from '../cssText.ts';
/** No movement for readers who asked for none. */
export const calm = cssText(css`
  @media (prefers-reduced-motion: reduce) {
    animation: none;
    transition: none;
  }
`);
