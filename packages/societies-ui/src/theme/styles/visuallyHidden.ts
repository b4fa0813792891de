import { css } from 'styled-components';
import { cssText } from '../cssText.ts';
/** Visible to screen readers only. */
export const visuallyHidden = cssText(css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  margin: -1px;
  padding: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
  border: 0;
`);
