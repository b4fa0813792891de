import { styled } from 'styled-components';
import { color } from '../../theme/tokens.ts';

/** Words inside the box that are not part of the value. */
export const Affix = styled.span`
  flex: none;
  color: ${color.ink2};
  &[data-part='prefix'] {
    padding-inline-start: 14px;
    margin-inline-end: -14px;
  }
  &[data-part='suffix'] {
    padding-inline-end: 14px;
  }
`;
