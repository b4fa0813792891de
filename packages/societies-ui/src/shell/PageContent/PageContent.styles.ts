import { styled } from 'styled-components';
import { column, sheltered } from '../../theme/styles.ts';
import { breakpoint, space } from '../../theme/tokens.ts';

export const Root = styled.div`
  ${sheltered}
  ${column}
  gap: ${space[6]};
  & > [data-part='sections'] {
    ${column}
    gap: ${space[8]};
  }
  @media (width >= ${breakpoint.medium}) {
    & > [data-part='sections'] {
      gap: ${space[10]};
    }
    & > [data-part='sections'] > [data-soc='Button'] {
      justify-self: start;
    }
  }
  /* A window so low that what people came for would begin below it. */
  @media (height < 480px) {
    gap: ${space[3]};
    & > [data-part='sections'] {
      gap: ${space[2]};
    }
  }
`;
