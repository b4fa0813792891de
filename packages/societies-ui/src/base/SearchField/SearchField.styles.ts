import { styled } from 'styled-components';
import { Group } from '../Field/Group.styles.ts';
import { color, control } from '../../theme/tokens.ts';

export const Root = styled(Group)`
  & > svg {
    flex: none;
    inline-size: 20px;
    block-size: 20px;
    margin-inline-start: 14px;
    color: ${color.ink2};
    stroke-width: 1.75px;
  }
  & > input {
    padding-inline: 4px 14px;
    min-block-size: calc(${control.height} - 2px);
  }
  & > input:not(:placeholder-shown) {
    padding-inline-end: 0;
  }
  & > [data-part='clear'] {
    margin-inline-end: 3px;
  }
`;
