import { keyframes, styled } from 'styled-components';
import { sheltered } from '../../theme/styles.ts';
import { font, size, weight } from '../../theme/tokens.ts';
import { night, nightSky } from '../night.ts';

const twinkle = keyframes`50% { opacity: 0.45; }`;

export const Root = styled.div`
  ${sheltered}
  position: absolute;
  inset: 0;
  overflow: hidden;
  background: ${nightSky};
  container-type: inline-size;
  pointer-events: none;
  direction: ltr;
  & > svg {
    position: absolute;
    inset: 0;
    display: block;
    inline-size: 100%;
    block-size: 100%;
  }
  & > [data-layout]:not([data-layout='side']) {
    display: none;
  }
  @container (width < 480px) {
    & > [data-layout][data-layout='phone'] {
      display: block;
    }
  }
  @container (480px <= width < 1000px) {
    & > [data-layout][data-layout='half'] {
      display: block;
    }
  }
  @container (1000px <= width) {
    & > [data-layout][data-layout='wide'] {
      display: block;
    }
  }
  & [data-part='dust'] {
    fill: ${night.star};
  }
  & [data-part='dust']:nth-of-type(3n) {
    animation: ${twinkle} 5s ease-in-out infinite;
  }
  & [data-part='dust']:nth-of-type(3n + 1) {
    animation: ${twinkle} 7s ease-in-out -3s infinite;
  }
  & [data-part='lines'] {
    stroke: ${night.line};
    stroke-opacity: 0.5;
    stroke-width: 1;
  }
  & [data-part='star'] {
    fill: ${night.star};
  }
  & [data-part='star'] > circle:first-child {
    fill: ${night.line};
    fill-opacity: 0.2;
  }
  & [data-part='star'][data-state='highlighted'] > circle:last-child {
    fill: ${night.window};
  }
  & [data-part='labels'] {
    fill: ${night.label};
    font-family: ${font.text};
    font-size: ${size[12]};
    font-weight: ${weight.medium};
  }
  @media (prefers-reduced-motion: reduce) {
    & [data-part='dust'] {
      animation: none !important;
    }
  }
`;
