import { css } from 'styled-components';
import { cssText } from '../cssText.ts';
import { space } from '../tokens.ts';

/** The edge of a panel: panels under each other begin at the same line. */
export const panelPadding = cssText(css`
  padding: ${space[5]};
  @media (width >= 768px) {
    padding: ${space[7]};
  }
`);
