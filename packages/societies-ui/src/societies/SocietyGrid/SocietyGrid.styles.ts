import { styled } from 'styled-components';
import { bidiText } from '../../base/bidi.styles.ts';
import { deferred } from '../../base/Card/deferred.styles.ts';
import { dimmed, heading } from '../../theme/styles.ts';
import { breakpoint, color, size, space } from '../../theme/tokens.ts';

export const Root = styled.section`
  display: grid;
  gap: ${space[5]};
  min-inline-size: 0;
  & > [data-part='head'] {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    flex-wrap: wrap;
    gap: ${space[2]} ${space[4]};
  }
  & > [data-part='head'] > h2 {
    ${heading} color: ${color.ink};
    font-size: ${size[22]};
  }
  & > [data-part='head'] > [data-part='count'] {
    ${bidiText}
    margin: 0;
    color: ${color.ink2};
    font-size: ${size[14]};
    font-variant-numeric: tabular-nums;
  }
  & > [data-part='cards'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[6]};
    margin: 0;
    padding: 0;
    list-style: none;
  }
  &[data-state='pending'] > [data-part='cards'] {
    ${dimmed}
  }
  & > [data-part='cards'] > li {
    display: grid;
    min-inline-size: 0;
  }
  & > [data-long] > li > * {
    ${deferred}
  }
  @media (width >= ${breakpoint.medium}) {
    & > [data-part='cards'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  @media (width >= ${breakpoint.large}) {
    & > [data-part='cards'] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
  @media (width >= ${breakpoint.wide}) {
    & > [data-part='cards'] {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
  & > [data-soc='Pagination'] {
    margin-block-start: ${space[5]};
  }
`;
