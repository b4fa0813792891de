import { styled } from 'styled-components';
import { space } from '../../theme/tokens.ts';

export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  & > [data-part='address'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    justify-items: start;
    gap: ${space[2]};
    & > [data-soc='TextField'] {
      inline-size: 100%;
    }
  }
  & > [data-part='calendars'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]};
  }
`;
