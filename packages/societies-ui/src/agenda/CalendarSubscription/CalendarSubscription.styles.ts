import { styled } from 'styled-components';
import { column, sheltered } from '../../theme/styles.ts';
import { space } from '../../theme/tokens.ts';

export const Body = styled.div`
  ${sheltered}
  ${column}
  gap: ${space[4]};
  & > [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[2]};
  }
`;
