import { css } from 'styled-components';
import { cssText } from '../cssText.ts';

/** One column that never grows wider than its container, whatever is in it. */
export const column = cssText(css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`);
