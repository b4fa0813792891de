import { styled } from 'styled-components';
import { sheltered } from '../../theme/styles.ts';
import { color, radius } from '../../theme/tokens.ts';

export const Root = styled.span`
  ${sheltered}
  --face: 48px;
  display: grid;
  place-items: center;
  flex: none;
  inline-size: var(--face);
  block-size: var(--face);
  border-radius: ${radius.control};
  background: ${color.track};
  color: ${color.ink2};
  overflow: clip;
  &[data-size='small'] {
    --face: 24px;
    border-radius: ${radius.small};
  }
  &[data-size='large'] {
    --face: 112px;
    border-radius: ${radius.modal};
  }
  & > [data-soc='Avatar'] {
    --soc-avatar-size: var(--face);
    border-radius: inherit;
  }
  & > svg {
    inline-size: 45%;
    block-size: 45%;
  }
`;
