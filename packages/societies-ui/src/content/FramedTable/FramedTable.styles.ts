import { styled } from 'styled-components';
import { column, sheltered } from '../../theme/styles.ts';
import { breakpoint, space } from '../../theme/tokens.ts';

export const Frame = styled.section`
  ${sheltered}
  ${column}
  gap: ${space[6]};
  & [data-soc='SearchField'] {
    inline-size: 100%;
  }
  @media (width >= ${breakpoint.small}) {
    & [data-soc='SearchField'] {
      inline-size: 280px;
    }
  }
  @media (height < 480px) {
    gap: ${space[3]};
  }
`;
