import { styled } from 'styled-components';
import { fieldBox } from '../../theme/styles.ts';

export const Input = styled.input`
  ${fieldBox}
`;
