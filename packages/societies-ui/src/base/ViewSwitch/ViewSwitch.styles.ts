import { styled } from 'styled-components';
import { sheltered } from '../../theme/styles.ts';
import { color, radius, space } from '../../theme/tokens.ts';

export const Root = styled.div`
  ${sheltered}
  display: flex;
  gap: 2px;
  padding: 3px;
  border-radius: ${radius.control};
  background: ${color.track};
  & > button {
    --soc-toggle-size: 38px;
    inline-size: var(--soc-toggle-size);
    block-size: var(--soc-toggle-size);
    border-radius: calc(${radius.control} - 2px);
  }
  & > button[aria-pressed='true'] {
    background: ${color.surface};
    color: ${color.ink};
  }
  margin-inline-end: ${space[1]};
`;
