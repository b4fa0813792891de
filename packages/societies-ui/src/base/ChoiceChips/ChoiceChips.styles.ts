import { styled } from 'styled-components';
import { sheltered } from '../../theme/styles.ts';
import { color, size, space } from '../../theme/tokens.ts';

export const Problem = styled.p`
  ${sheltered}
  display: flex;
  gap: ${space[2]};
  flex-basis: 100%;
  margin: 0;
  color: ${color.dangerText};
  font-size: ${size[13]};
  line-height: 1.4;
  & > svg {
    flex: none;
    inline-size: 16px;
    block-size: 16px;
  }
`;
