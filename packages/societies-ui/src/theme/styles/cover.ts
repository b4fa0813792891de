import { css } from 'styled-components';
import { cssText } from '../cssText.ts';

/** On a pseudo-element of a link: the nearest positioned ancestor becomes its target. */
export const cover = cssText(css`
  content: '';
  position: absolute;
  inset: 0;
`);
