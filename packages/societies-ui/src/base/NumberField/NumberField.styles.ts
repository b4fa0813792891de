import { styled } from 'styled-components';
import { sheltered } from '../../theme/styles.ts';
import { color, size, space } from '../../theme/tokens.ts';

/** A prefix or suffix inside the box, not part of the value. */
export const Affix = styled.span`
  ${sheltered}
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

/** How the number was read, under the box. */
export const Said = styled.p`
  ${sheltered}
  margin: 0;
  color: ${color.ink2};
  font-size: ${size[13]};
  line-height: 1.4;
  &:empty {
    display: none;
  }
`;
