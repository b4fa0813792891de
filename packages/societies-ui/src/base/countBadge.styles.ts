import { css } from 'styled-components';
import { color, font, radius, size, space, weight } from '../theme/tokens.ts';

/** A number of unread things at the corner of an icon; whoever uses it says at which. */
export const countBadge = css`
  position: absolute;
  min-inline-size: 18px;
  box-sizing: border-box;
  padding-inline: ${space[1]};
  border-radius: ${radius.full};
  background: ${color.primary};
  color: ${color.onPrimary};
  font-family: ${font.text};
  font-size: ${size[12]};
  font-weight: ${weight.strong};
  line-height: 18px;
  text-align: center;
`;
