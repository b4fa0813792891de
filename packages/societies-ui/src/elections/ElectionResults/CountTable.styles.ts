import { styled } from 'styled-components';
import { bidiLine } from '../../base/bidi.styles.ts';
import { visuallyHidden, sheltered } from '../../theme/styles.ts';
import { color, radius, size, space, weight } from '../../theme/tokens.ts';

export const Scroll = styled.div`
  ${sheltered}
  overflow-x: auto;
  border-radius: ${radius.small};
  &:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
  & table {
    inline-size: 100%;
    border-collapse: collapse;
    font-size: ${size[15]};
    font-variant-numeric: tabular-nums;
  }
  & caption {
    ${visuallyHidden}
  }
  & :is(th, td) {
    ${bidiLine}
    padding: ${space[3]} ${space[2]};
    border-block-end: 1px solid ${color.line};
    text-align: start;
    white-space: nowrap;
  }
  & thead th {
    color: ${color.ink2};
    font-size: ${size[13]};
    font-weight: ${weight.strong};
  }
  & tbody th {
    font-weight: ${weight.medium};
    white-space: normal;
    min-inline-size: 8em;
  }
  & td {
    color: ${color.ink2};
  }
  & [data-align='end'] {
    text-align: end;
  }
  & [data-part='gain'] {
    color: ${color.successText};
    font-size: ${size[13]};
  }
`;
