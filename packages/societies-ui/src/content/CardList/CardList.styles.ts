import { styled } from 'styled-components';
import { column, plainList, sheltered } from '../../theme/styles.ts';
import { deferred } from '../../base/Card/deferred.styles.ts';
import { breakpoint, space } from '../../theme/tokens.ts';

/** As many columns as the nearest container has room for. */
export const List = styled.ul`
  ${sheltered}
  ${column}
  gap: ${space[6]};
  ${plainList}
  & > li {
    ${column}
    min-inline-size: 0;
  }
  &[data-long] > li > * {
    ${deferred}
  }
  /* A phone shows two of a dozen. */
  @media (width < ${breakpoint.medium}) {
    &[data-columns='societies'] > li > * {
      ${deferred}
    }
  }
  @container (width >= 560px) {
    &[data-columns='three'],
    &[data-columns='four'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  @container (width >= 900px) {
    &[data-columns='three'],
    &[data-columns='four'] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
  @container (width >= 1140px) {
    &[data-columns='four'] {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
  /* Specification, section 9: posts stand in 1, 2, 2, 3, 4 columns by the width of the window, societies in 1 to 4. */
  @media (width >= ${breakpoint.small}) {
    &[data-columns='posts'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  @media (width >= ${breakpoint.medium}) {
    &[data-columns='societies'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  @media (width >= ${breakpoint.large}) {
    &[data-columns='posts'],
    &[data-columns='societies'] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
  @media (width >= ${breakpoint.wide}) {
    &[data-columns='posts'],
    &[data-columns='societies'] {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
`;
