import { styled } from 'styled-components';
import { bidiText } from '../bidi.styles.ts';
import { fieldBox } from '../../theme/styles.ts';

export const Area = styled.textarea`
  ${fieldBox}
  ${bidiText}
  display: block;
  min-block-size: 112px;
  padding-block: 10px;
  line-height: 1.5;
  resize: vertical;
  field-sizing: content;
  max-block-size: 60vh;
`;
