import { css } from 'styled-components';
import { cssText } from '../cssText.ts';
import { color, font, lineHeight, size } from '../tokens.ts';

/** Text styles of a component's root, which may be outside a `ThemeScope`. */
export const text = cssText(css`
  box-sizing: border-box;
  color: ${color.ink};
  font-family: ${font.text};
  font-size: ${size[16]};
  line-height: ${lineHeight.text};
  letter-spacing: normal;
  text-transform: none;
  text-indent: 0;
  text-shadow: none;
  word-spacing: 0;
`);
