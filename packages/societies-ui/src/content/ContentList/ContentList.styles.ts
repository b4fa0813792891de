import { styled } from 'styled-components';
import { deferred } from '../../base/Card/deferred.styles.ts';
import { dimmed } from '../../theme/styles.ts';
import { breakpoint, space } from '../../theme/tokens.ts';

export const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  min-inline-size: 0;
  & > ul {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[6]};
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & > ul > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    min-inline-size: 0;
  }
  &[data-state='pending'] > ul {
    ${dimmed}
  }
  & > ul[data-long] > li > * {
    ${deferred}
  }
  /* The width of the column counts, not of the window: a rail may stand beside it. */
  container-type: inline-size;
  @container (width >= 560px) {
    & > ul[data-columns='three'],
    & > ul[data-columns='four'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  @container (width >= 900px) {
    & > ul[data-columns='three'],
    & > ul[data-columns='four'] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
  @container (width >= 1140px) {
    & > ul[data-columns='four'] {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
  /* Specification, section 9: posts stand in 1, 2, 2, 3, 4 columns by the width of the window. */
  @media (width >= ${breakpoint.small}) {
    & > ul[data-columns='posts'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  @media (width >= ${breakpoint.large}) {
    & > ul[data-columns='posts'] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
  @media (width >= ${breakpoint.wide}) {
    & > ul[data-columns='posts'] {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
`;
