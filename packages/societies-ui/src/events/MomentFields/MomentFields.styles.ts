import { styled } from 'styled-components';
import { sheltered } from '../../theme/styles.ts';
import { space } from '../../theme/tokens.ts';

export const Pair = styled.div`
  ${sheltered}
  display: grid;
  /* Twelve hours have AM or PM behind them. */
  grid-template-columns: minmax(0, 1fr) minmax(0, min(9em, 47%));
  align-items: start;
  gap: ${space[3]};
`;
