import { styled } from 'styled-components';
import { column, sheltered } from '../../theme/styles.ts';
import { breakpoint, space } from '../../theme/tokens.ts';

export const Root = styled.div`
  ${sheltered}
  ${column}
  gap: ${space[6]};
  align-items: start;
  & > [data-part] {
    ${column}
    gap: ${space[6]};
  }
  @media (width >= ${breakpoint.large}) {
    &[data-ratio='wide'] {
      grid-template-columns: minmax(0, 8fr) minmax(0, 5fr);
    }
    &[data-ratio='even'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    gap: ${space[8]};
  }
`;
