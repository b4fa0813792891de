import { styled } from 'styled-components';
import { focusRing } from '../../theme/styles.ts';
import { Root } from '../CropStage/CropStage.styles.ts';

export const Stage = styled(Root)`
  & > [data-part='stage'] {
    display: grid;
    place-items: center;
    block-size: auto;
    ${focusRing}
  }
  & > [data-part='stage'] > canvas {
    max-inline-size: 100%;
    block-size: auto !important;
    aspect-ratio: 1;
    touch-action: none;
  }
`;
