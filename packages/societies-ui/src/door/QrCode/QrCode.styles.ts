import { styled } from 'styled-components';
import { shelteredDrawing } from '../../theme/styles.ts';
import { radius } from '../../theme/tokens.ts';

/** Dark on white in every theme, because some readers cannot read inverted codes. */
export const Root = styled.svg`
  ${shelteredDrawing}
  display: block;
  inline-size: 100%;
  max-inline-size: 280px;
  margin-inline: auto;
  block-size: auto;
  border-radius: ${radius.control};
  background: #ffffff;
  color: #000000;
  shape-rendering: crispedges;
`;
