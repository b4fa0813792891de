import { styled } from 'styled-components';
import { shelteredDrawing } from '../../theme/styles.ts';
import { color } from '../../theme/tokens.ts';

export const Drawing = styled.svg`
  ${shelteredDrawing}
  display: block;
  inline-size: 100%;
  block-size: 40px;
  overflow: visible;
  & > [data-part='area'] {
    fill: ${color.accent};
    opacity: 0.14;
  }
  & > [data-part='line'] {
    fill: none;
    stroke: ${color.accent};
    stroke-width: 2px;
    stroke-linecap: round;
    vector-effect: non-scaling-stroke;
  }
`;
