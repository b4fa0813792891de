import { styled } from 'styled-components';
import { column, heading, sheltered, text } from '../../theme/styles.ts';
import { breakpoint, color, size, space } from '../../theme/tokens.ts';

export const Root = styled.div`
  ${sheltered}
  ${text}
  display: grid;
  gap: ${space[5]};
  & > header {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    justify-content: space-between;
    gap: ${space[3]};
  }
  & h1 {
    ${heading}
    margin: 0;
    font-size: ${size[28]};
  }
  & > header p,
  & aside p {
    margin: 0;
    color: ${color.ink2};
  }
  & [data-part='views'],
  & [data-part='ways'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]};
  }
  & [data-part='narrow'] {
    ${column}
    gap: ${space[3]};
  }
  & [data-part='body'],
  & [data-part='main'],
  & [data-part='list'],
  & aside {
    ${column}
    align-content: start;
    gap: ${space[6]};
  }
  & [data-part='list'] {
    scroll-margin-block-start: ${space[16]};
    outline: none;
  }
  & aside {
    gap: ${space[5]};
  }
  & [data-part='loading'] {
    display: grid;
    gap: ${space[3]};
  }
  @media (width >= 768px) {
    & h1 {
      font-size: ${size[36]};
    }
  }
  /* Beside the field the ways to narrow would be cut on a tablet. */
  @media (width >= ${breakpoint.large}) {
    & [data-part='narrow'] {
      grid-template-columns: minmax(0, 1fr) 260px;
      align-items: center;
      & > [data-soc='SearchField'] {
        order: 1;
      }
    }
  }
  @media (width >= 1200px) {
    & [data-part='body']:has(> aside) {
      grid-template-columns: minmax(0, 1fr) 300px;
      gap: ${space[8]};
    }
  }
`;
