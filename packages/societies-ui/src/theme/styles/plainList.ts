import { css } from 'styled-components';
import { cssText } from '../cssText.ts';

/** A list without bullets and indentation. */
export const plainList = cssText(css`
  margin: 0;
  padding: 0;
  list-style: none;
`);
