import { css } from 'styled-components';
import { cssText } from '../../theme/cssText.ts';
import { avatarColor, font, radius, weight } from '../../theme/tokens.ts';

const hues = Object.entries(avatarColor)
  .map(([hue, value]) => `&[data-hue='${hue}'] { background: ${value}; }`)
  .join('');

/** Initials on a colour made from a name (`data-hue`), or the picture that covers them. The caller sets the size. */
export const initialsDisc = cssText(css`
  position: relative;
  display: inline-grid;
  place-items: center;
  flex: none;
  border-radius: ${radius.full};
  overflow: clip;
  font-family: ${font.text};
  font-weight: ${weight.strong};
  line-height: 1;
  user-select: none;
  ${hues}
  & > img {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`);
