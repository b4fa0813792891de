import { keyframes, styled } from 'styled-components';
import { sheltered } from '../../theme/styles.ts';
import { color, font, motion, radius, shadow, size, space, weight } from '../../theme/tokens.ts';

const appear = keyframes`from { opacity: 0; }`;

/** The tooltip is in the top layer, so that nothing clips or covers it, and inherits the theme of its DOM position. */
export const Bubble = styled.span`
  ${sheltered}
  box-sizing: border-box;
  inset: auto;
  margin: 0;
  inline-size: max-content;
  max-inline-size: min(280px, calc(100vw - ${space[4]}));
  padding: ${space[2]} ${space[3]};
  border: 0;
  border-radius: ${radius.control};
  background: ${color.ink};
  color: ${color.surface};
  box-shadow: ${shadow[2]};
  font-family: ${font.text};
  font-size: ${size[14]};
  font-weight: ${weight.medium};
  line-height: 1.4;
  text-align: start;
  white-space: normal;
  overflow: visible;
  overflow-wrap: anywhere;
  animation: ${appear} ${motion.fast} ${motion.easeOut};
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;
