import { styled } from 'styled-components';
import { focusRing, sheltered } from '../../theme/styles.ts';
import { color, radius, size, space, weight } from '../../theme/tokens.ts';

export const Scroll = styled.div`
  ${sheltered}
  overflow-x: auto;
  border-radius: ${radius.small};
  ${focusRing}
  & table {
    inline-size: 100%;
    border-collapse: collapse;
  }
  & :is(th, td) {
    padding: ${space[3]};
    border-block-end: 1px solid ${color.line};
    font-weight: ${weight.text};
    text-align: start;
  }
  & tbody th,
  & thead th {
    font-weight: ${weight.strong};
  }
  & [data-part='number'] {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  & [data-part='date'] {
    display: block;
    font-size: ${size[13]};
    font-weight: ${weight.text};
  }
`;
