import { styled } from 'styled-components';
import { shelteredDrawing } from '../../theme/styles.ts';
import { color } from '../../theme/tokens.ts';

export const Root = styled.img`
  ${shelteredDrawing}
  display: block;
  inline-size: 100%;
  block-size: 100%;
  background: ${color.track};
  object-fit: cover;
  &[data-size='picture'] {
    aspect-ratio: 3 / 2;
    block-size: auto;
  }
`;
