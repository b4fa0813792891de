import { styled } from 'styled-components';
import { bidiText } from '../bidi.styles.ts';
import { fieldBox, sheltered, raised } from '../../theme/styles.ts';
import { space } from '../../theme/tokens.ts';

export const Area = styled.textarea`
  ${sheltered}
  ${raised} {
    ${fieldBox}
    ${bidiText}
    display: block;
    min-block-size: 112px;
    padding-block: ${space[3]};
    line-height: 1.5;
    resize: vertical;
    field-sizing: content;
    max-block-size: 60vh;
  }
`;
