import { css } from 'styled-components';
import { cssText } from '../cssText.ts';
import { font, lineHeight, weight } from '../tokens.ts';

export const heading = cssText(css`
  margin: 0;
  font-family: ${font.display};
  font-weight: ${weight.strong};
  line-height: ${lineHeight.display};
  letter-spacing: -0.01em;
  text-wrap: balance;
  overflow-wrap: anywhere;
`);
