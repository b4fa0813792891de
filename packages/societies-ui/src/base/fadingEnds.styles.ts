import { css, keyframes } from 'styled-components';
import { space } from '../theme/tokens.ts';

const fade = (start: string, end: string) =>
  `linear-gradient(to right, transparent, #000 ${start}, #000 calc(100% - ${end}), transparent)`;
const end = fade('0px', space[10]);
const both = fade(space[10], space[10]);
const start = fade(space[10], '0px');

const scrolled = keyframes`
  from { mask-image: ${end}; }
  1%, 99% { mask-image: ${both}; }
  to { mask-image: ${start}; }
`;

/**
 * Fades the ends of a row that scrolls sideways while there is more in that direction. A row without more has no timeline, and
 * so no fade.
 */
export const fadingEnds = css`
  @supports (animation-timeline: scroll(self inline)) {
    animation-name: ${scrolled};
    animation-duration: 1ms;
    animation-fill-mode: both;
    animation-timing-function: linear;
    animation-timeline: scroll(self inline);
    &:dir(rtl) {
      animation-direction: reverse;
    }
  }
`;
