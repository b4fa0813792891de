import { styled } from 'styled-components';
import { column, dimmed, heading, sheltered } from '../../theme/styles.ts';
import { color, size, space, weight } from '../../theme/tokens.ts';

export const Root = styled.section`
  ${sheltered}
  ${column}
  gap: ${space[6]};
  min-inline-size: 0;
  &[data-state='pending'] > ul {
    ${dimmed}
  }
  & > [data-part='listTitle'] {
    ${heading}
    margin-block-end: calc(-1 * ${space[3]});
    color: ${color.ink};
    font-size: ${size[16]};
    font-weight: ${weight.strong};
  }
  /* The width of the column counts, not of the window: a rail may stand beside it. */
  container-type: inline-size;
`;
