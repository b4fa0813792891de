import { styled } from 'styled-components';
import { text, sheltered } from '../../theme/styles.ts';
import { radius, space } from '../../theme/tokens.ts';

export const Root = styled.div`
  ${sheltered}
  ${text}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[3]};
  border-radius: ${radius.control};
  &:focus {
    outline: none;
  }
  & > button:only-child {
    flex: 1;
  }
`;
