import { css } from 'styled-components';
import { cssText } from '../cssText.ts';

/** A row that wraps, with its parts pushed apart. */
export const spread = cssText(css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
`);
