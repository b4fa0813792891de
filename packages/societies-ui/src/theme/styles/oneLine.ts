import { css } from 'styled-components';
import { cssText } from '../cssText.ts';
/** A single line with an ellipsis. */
export const oneLine = cssText(css`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`);
