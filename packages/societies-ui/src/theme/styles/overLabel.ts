import { css } from 'styled-components';
import { cssText } from '../cssText.ts';

/**
 * An input that a label draws: it lies over the label, which is positioned, so that whoever explores by touch finds it where it is
 * seen, and the browser's own messages stand beside it.
 */
export const overLabel = cssText(css`
  position: absolute;
  inset: 0;
  z-index: 1;
  inline-size: 100%;
  block-size: 100%;
  margin: 0;
  opacity: 0;
  cursor: inherit;
`);
