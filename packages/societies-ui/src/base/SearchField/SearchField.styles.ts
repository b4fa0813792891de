import { styled } from 'styled-components';
import { Group } from '../Field/Group.styles.ts';
import { color, control, space } from '../../theme/tokens.ts';

export const Root = styled(Group)`
  & > svg {
    flex: none;
    inline-size: 20px;
    block-size: 20px;
    margin-inline-start: ${space[3]};
    color: ${color.ink2};
    stroke-width: 1.75px;
  }
  && > input {
    padding-inline: ${space[1]} ${space[3]};
    min-block-size: calc(${control.height} - 2px);
  }
  && > input:not(:placeholder-shown) {
    padding-inline-end: 0;
  }
  & > [data-part='clear'] {
    margin-inline-end: 3px;
  }
`;
