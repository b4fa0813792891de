import { styled } from 'styled-components';
import { sheltered } from '../../theme/styles.ts';
import { space } from '../../theme/tokens.ts';

export const Form = styled.form`
  ${sheltered}
  display: grid;
  gap: ${space[5]};
`;
