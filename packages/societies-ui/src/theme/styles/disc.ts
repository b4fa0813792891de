import { css } from 'styled-components';
import { cssText } from '../cssText.ts';
import { radius } from '../tokens.ts';

/** A disc with an icon or a number in its middle. */
export const disc = (side: string) =>
  cssText(css`
    display: grid;
    place-items: center;
    flex: none;
    box-sizing: border-box;
    inline-size: ${side};
    block-size: ${side};
    border-radius: ${radius.full};
  `);
