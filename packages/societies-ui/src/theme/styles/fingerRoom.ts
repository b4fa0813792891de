import { css } from 'styled-components';
import { cssText } from '../cssText.ts';
import { control } from '../tokens.ts';

/**
 * Enlarges the touch target of a small control. It must be positioned, and far enough from others that targets do not overlap.
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
