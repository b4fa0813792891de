import { css } from 'styled-components';
import { cssText } from '../cssText.ts';
import { control } from '../tokens.ts';

/**
 * Room for a finger around a control that is drawn smaller. The control has to be positioned, and its neighbours have to stand
 * so far away that their rooms do not overlap.
 */
export const fingerRoom = cssText(css`
  @media (pointer: coarse) {
    &::before {
      content: '';
      position: absolute;
      inset-block: min(0px, (100% - ${control.target}) / 2);
      inset-inline: min(0px, (100% - ${control.target}) / 2);
    }
  }
`);
