import { styled } from 'styled-components';
import { breakpoint, space } from '../../theme/tokens.ts';

export const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  & [data-part='person'] {
    display: flex;
    align-items: center;
    gap: ${space[3]};
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & [data-soc='SearchField'] {
    inline-size: 100%;
  }
  @media (width >= ${breakpoint.small}) {
    & [data-soc='SearchField'] {
      inline-size: 280px;
    }
  }
`;
