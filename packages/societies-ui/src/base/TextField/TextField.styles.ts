import { styled } from 'styled-components';
import { bidiText } from '../bidi.styles.ts';
import { fieldBox, sheltered, raised } from '../../theme/styles.ts';

export const Input = styled.input`
  ${sheltered}
  ${raised} {
    ${fieldBox}
    ${bidiText}
  }
`;
