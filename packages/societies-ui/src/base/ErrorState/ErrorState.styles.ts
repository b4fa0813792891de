import { styled } from 'styled-components';
import { Root as Empty } from '../EmptyState/EmptyState.styles.ts';
import { size } from '../../theme/tokens.ts';

export const Root = styled(Empty)`
  &[data-page] {
    align-content: center;
    min-block-size: min(70svh, 640px);
  }
  &[data-page] > [data-part='art'] > svg {
    inline-size: min(240px, 80%);
    margin-inline: auto;
  }
  &[data-page] > [data-part='title'] {
    font-size: ${size[28]};
  }
`;
