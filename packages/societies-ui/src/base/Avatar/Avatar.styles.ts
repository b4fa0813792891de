import { styled } from 'styled-components';
import { sheltered } from '../../theme/styles.ts';
import { initialsDisc } from './initialsDisc.styles.ts';

export const Root = styled.span`
  ${sheltered}
  --soc-avatar-size: 40px;
  ${initialsDisc}
  inline-size: var(--soc-avatar-size);
  block-size: var(--soc-avatar-size);
  color: white;
  font-size: calc(var(--soc-avatar-size) * 0.38);
  &[data-size='small'] {
    --soc-avatar-size: 32px;
  }
  &[data-size='large'] {
    --soc-avatar-size: 64px;
  }
  &[data-size='huge'] {
    --soc-avatar-size: 128px;
  }
`;
