import { styled } from 'styled-components';
import { Root as Empty } from '../EmptyState/EmptyState.styles.ts';
import { color } from '../../theme/tokens.ts';

export const Root = styled(Empty)`
  & > [data-part='art'] {
    color: ${color.ink2};
  }
  & > [data-part='art'] > svg {
    inline-size: 56px;
  }
`;
