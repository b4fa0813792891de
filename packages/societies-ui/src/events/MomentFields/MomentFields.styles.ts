import { styled } from 'styled-components';
import { sheltered } from '../../theme/styles.ts';
import { space } from '../../theme/tokens.ts';

export const Pair = styled.div`
  ${sheltered}
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 8em);
  align-items: start;
  gap: ${space[3]};
`;
