import { styled } from 'styled-components';
import { radius } from '../../theme/tokens.ts';

/** Dark on white in every theme and scheme, because not every reader finds the inverse. */
export const Root = styled.svg`
  display: block;
  inline-size: 100%;
  max-inline-size: 280px;
  block-size: auto;
  border-radius: ${radius.control};
  background: #ffffff;
  color: #000000;
  shape-rendering: crispedges;
`;
