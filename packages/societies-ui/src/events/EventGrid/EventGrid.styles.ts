import { styled } from 'styled-components';
import { column, dimmed, heading, sheltered } from '../../theme/styles.ts';
import { color, size, space, weight } from '../../theme/tokens.ts';

/** A part of the list with a heading of its own. */
export const Part = styled.section`
  ${sheltered}
  ${column}
  gap: ${space[3]};
  min-inline-size: 0;
  & h3 {
    ${heading}
    color: ${color.ink};
    font-size: ${size[16]};
    font-weight: ${weight.strong};
  }
  & [data-part='fold'] {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space[3]};
  }
  & [data-part='toggle'][aria-expanded='true'] svg {
    transform: rotate(180deg);
  }
  & [data-part='past'] {
    ${column}
    gap: ${space[6]};
  }
  &[data-state='pending'] ul {
    ${dimmed}
  }
`;
