import { styled } from 'styled-components';
import { bidiText } from '../bidi.styles.ts';
import { fieldBox } from '../../theme/styles.ts';

export const Input = styled.input`
  ${fieldBox}
  ${bidiText}
`;
