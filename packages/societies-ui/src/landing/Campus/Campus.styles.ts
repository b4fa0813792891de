import { styled } from 'styled-components';
import { sheltered } from '../../theme/styles.ts';
import { space } from '../../theme/tokens.ts';
import { night } from '../night.ts';

export const Root = styled.div`
  ${sheltered}
  position: absolute;
  inset: auto 0 0;
  block-size: 190px;
  overflow: hidden;
  pointer-events: none;
  direction: ltr;
  & > svg {
    position: absolute;
    inset: 0;
    display: block;
    inline-size: 100%;
    block-size: 100%;
  }
  &[data-fit='crop'] {
    display: flex;
    justify-content: center;
    block-size: 72px;
  }
  &[data-fit='crop'] > svg {
    position: static;
    flex: none;
    inline-size: auto;
    /* One over the other by so much that no seam shows. */
    margin-inline: calc(${space[1]} / -4);
    aspect-ratio: 1389 / 191;
  }
  & [data-part='far'] {
    fill: ${night.campusFar};
  }
  & [data-part='near'] {
    fill: ${night.campus};
  }
  & [data-part='windows'] {
    fill: ${night.window};
  }
`;
