import { styled } from 'styled-components';
import { shelteredDrawing } from '../../theme/styles.ts';

export const Root = styled.img`
  ${shelteredDrawing}
`;
