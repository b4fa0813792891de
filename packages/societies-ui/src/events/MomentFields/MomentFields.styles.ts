import { styled } from 'styled-components';
import { space } from '../../theme/tokens.ts';

export const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 8em);
  align-items: start;
  gap: ${space[3]};
`;
