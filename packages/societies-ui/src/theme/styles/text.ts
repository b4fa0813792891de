import { color, font, lineHeight, size } from '../tokens.ts';

/** Running text of a root that may stand outside a `ThemeScope`. */
export const text = `
  box-sizing: border-box;
  color: ${color.ink};
  font-family: ${font.text};
  font-size: ${size[16]};
  line-height: ${lineHeight.text};
`;
