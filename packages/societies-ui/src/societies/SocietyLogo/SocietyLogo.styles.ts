import { styled } from 'styled-components';
import { sheltered } from '../../theme/styles.ts';
import { initialsDisc } from '../../base/Avatar/initialsDisc.styles.ts';
import { color, radius } from '../../theme/tokens.ts';

export const Root = styled.span`
  ${sheltered}
  --soc-logo-size: 64px;
  --soc-logo-ring: 0px;
  background: ${color.track};
  ${initialsDisc}
  inline-size: var(--soc-logo-size);
  block-size: var(--soc-logo-size);
  box-shadow: 0 0 0 var(--soc-logo-ring) ${color.surface};
  color: ${color.onScrim};
  font-size: calc(var(--soc-logo-size) * 0.34);
  letter-spacing: 0.02em;
  &[data-size='rail'] {
    --soc-logo-size: 48px;
  }
  &[data-size='row'] {
    --soc-logo-size: 72px;
  }
  &[data-size='modal'] {
    --soc-logo-size: 80px;
  }
  &[data-size='page'] {
    --soc-logo-size: 88px;
  }
  @media (width >= 768px) {
    &[data-size='page'] {
      --soc-logo-size: 150px;
    }
  }
  &[data-ringed] {
    --soc-logo-ring: 4px;
  }
  &[data-size='page'][data-ringed] {
    --soc-logo-ring: 6px;
  }
  &[data-shape='square'] {
    border-radius: ${radius.card};
  }
`;
