import { keyframes, styled } from 'styled-components';
import { calm, sheltered } from '../../theme/styles.ts';
import { color, radius } from '../../theme/tokens.ts';

const breathe = keyframes`50% { opacity: 0.6; }`;

export const Root = styled.span`
  ${sheltered}
  display: block;
  max-inline-size: 100%;
  border-radius: ${radius.small};
  background: ${color.trackHover};
  animation: ${breathe} 1600ms ease-in-out infinite;
  ${calm}
  &[data-variant='text'] {
    block-size: 0.75em;
    margin-block: 0.375em;
  }
  &[data-variant='word'] {
    display: inline-block;
    block-size: 0.72em;
  }
  &[data-variant='block'] {
    block-size: 100%;
  }
  &[data-variant='round'] {
    border-radius: ${radius.full};
    aspect-ratio: 1;
  }
`;
