import { css } from 'styled-components';
import { cssText } from '../cssText.ts';
/** Resets the browser's styles of a control. */
export const controlReset = cssText(css`
  appearance: none;
  box-sizing: border-box;
  margin: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: inherit;
  text-decoration: none;
  cursor: pointer;
`);
