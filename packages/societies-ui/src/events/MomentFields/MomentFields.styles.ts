import { styled } from 'styled-components';
import { sheltered } from '../../theme/styles.ts';
import { space } from '../../theme/tokens.ts';

export const Pair = styled.div`
  ${sheltered}
  display: grid;
  /* Twelve hours have AM or PM behind them; where both do not fit whole, the time stands under the day. */
  grid-template-columns: repeat(auto-fit, minmax(min(9em, 100%), 1fr));
  align-items: start;
  gap: ${space[3]};
`;
