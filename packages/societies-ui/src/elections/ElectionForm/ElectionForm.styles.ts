import { styled } from 'styled-components';
import { sheltered } from '../../theme/styles.ts';
import { color, size, space } from '../../theme/tokens.ts';

export const Wrong = styled.p`
  ${sheltered}
  margin: ${space[2]} 0 0;
  color: ${color.dangerText};
  font-size: ${size[14]};
`;
