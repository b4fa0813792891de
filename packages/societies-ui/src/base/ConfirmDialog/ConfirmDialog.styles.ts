import { styled } from 'styled-components';
import { space } from '../../theme/tokens.ts';

export const Form = styled.form`
  display: grid;
  gap: ${space[5]};
`;
