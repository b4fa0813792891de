import { css } from 'styled-components';
import { cssText } from '../cssText.ts';
/** Undoes the browser's own look of a control inside our root, and nothing outside it. */
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
