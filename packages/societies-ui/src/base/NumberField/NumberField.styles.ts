import { styled } from 'styled-components';
import { color, space } from '../../theme/tokens.ts';

/** A prefix or suffix inside the box, not part of the value. */
export const Affix = styled.span`
  flex: none;
  color: ${color.ink2};
  &[data-part='prefix'] {
    padding-inline-start: ${space[3]};
    margin-inline-end: calc(-1 * ${space[3]});
  }
  &[data-part='suffix'] {
    padding-inline-end: ${space[3]};
  }
`;
