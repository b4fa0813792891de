import { styled } from 'styled-components';
import { text, sheltered } from '../../theme/styles.ts';
import { color, size, space } from '../../theme/tokens.ts';

export const Nothing = styled.div`
  ${sheltered}
  ${text}
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space[2]};
  block-size: 100%;
  border-radius: inherit;
  background: ${color.track};
  color: ${color.ink2};
  font-size: ${size[14]};
  & > svg {
    inline-size: 32px;
    block-size: 32px;
  }
`;
