import { keyframes, styled } from 'styled-components';
import { calm, shelteredDrawing } from '../../theme/styles.ts';
import { motion } from '../../theme/tokens.ts';

const light = keyframes`
  from { opacity: 0; transform: scale(0.2) rotate(-45deg); }
  60% { opacity: 1; transform: scale(1.2); }
`;
const flare = keyframes`
  from { opacity: 0; transform: scale(0.4); }
  50% { opacity: 1; }
  to { opacity: 0; transform: scale(1.15); }
`;

/* Starts after the toast has arrived. */
export const Root = styled.svg`
  ${shelteredDrawing}
  flex: none;
  overflow: visible;
  & > path {
    transform-origin: center;
    animation: ${light} calc(2 * ${motion.slow}) ${motion.easeOut} ${motion.medium} backwards;
    ${calm}
  }
  & > [data-part='star'] {
    fill: currentColor;
  }
  & > [data-part='rays'] {
    opacity: 0;
    stroke: currentColor;
    stroke-width: 1.75px;
    stroke-linecap: round;
    animation-name: ${flare};
    ${calm}
  }
`;
