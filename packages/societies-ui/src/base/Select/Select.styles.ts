import { styled } from 'styled-components';
import { fieldBox, sheltered, raised } from '../../theme/styles.ts';
import { color, space } from '../../theme/tokens.ts';

/** A native select with our own arrow. */
export const Choice = styled.select`
  ${sheltered}
  ${raised} {
    ${fieldBox}
    appearance: none;
    padding-inline-end: calc(2 * ${space[3]} + 18px);
    text-overflow: ellipsis;
    cursor: pointer;
    &[data-empty] {
      color: ${color.ink2};
    }
    & option {
      background: ${color.surface};
      color: ${color.ink};
    }
  }
`;

export const ChoiceBox = styled.div`
  ${sheltered}
  position: relative;
  & > svg {
    position: absolute;
    inset-block: 0;
    inset-inline-end: ${space[3]};
    margin-block: auto;
    inline-size: 18px;
    block-size: 18px;
    color: ${color.ink2};
    pointer-events: none;
  }
`;
