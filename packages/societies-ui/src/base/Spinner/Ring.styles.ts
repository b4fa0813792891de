import { keyframes, styled } from 'styled-components';
import { sheltered } from '../../theme/styles.ts';

const turn = keyframes`to { transform: rotate(1turn); }`;

export const Ring = styled.span`
  ${sheltered}
  box-sizing: border-box;
  display: inline-block;
  flex: none;
  inline-size: var(--soc-spinner-size, 1.25em);
  block-size: var(--soc-spinner-size, 1.25em);
  border: max(2px, 0.12em) solid color-mix(in srgb, currentColor 25%, transparent);
  border-block-start-color: currentColor;
  border-radius: 50%;
  animation: ${turn} 800ms linear infinite;
  /* Slower instead of still: without any movement it would read as an ornament. Opacity and size do not change. */
  @media (prefers-reduced-motion: reduce) {
    animation-duration: 4s;
  }
`;
