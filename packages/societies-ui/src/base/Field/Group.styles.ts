import { styled } from 'styled-components';
import { bidiText } from '../bidi.styles.ts';
import { fieldBox, sheltered } from '../../theme/styles.ts';
import { color, space } from '../../theme/tokens.ts';

/** A box that holds an input and something beside it. */
export const Group = styled.div`
  ${sheltered}
  ${fieldBox}
  display: flex;
  align-items: center;
  gap: ${space[2]};
  padding: 0;
  && > input {
    ${bidiText}
    flex: 1;
    min-inline-size: 0;
    align-self: stretch;
    /* Over the edge of the box, so that a finger finds the input on the whole of it. */
    margin-block: -1px;
    padding: 0 ${space[3]};
    border: 0;
    border-radius: inherit;
    outline: none;
    background: none;
    color: inherit;
    font: inherit;
  }
  && > input::placeholder {
    color: ${color.ink2};
    opacity: 1;
  }
  && > input::-webkit-search-cancel-button {
    display: none;
  }
`;
