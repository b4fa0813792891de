import { styled } from 'styled-components';
import { heading, sheltered, spread } from '../../theme/styles.ts';
import { night } from '../../landing/night.ts';
import { color, font, radius, shadow, size, space } from '../../theme/tokens.ts';

export const Root = styled.section`
  ${sheltered}
  position: relative;
  box-sizing: border-box;
  ${spread}
  gap: ${space[5]} ${space[8]};
  padding: ${space[8]};
  border-radius: ${radius.card};
  background: linear-gradient(100deg, ${night.middle}, ${night.horizon});
  box-shadow: ${shadow[2]};
  color: ${color.onScrim};
  font-family: ${font.text};
  overflow: clip;
  & > svg {
    position: absolute;
    inset-block: 0;
    inset-inline-end: 0;
    block-size: 100%;
    inline-size: min(480px, 60%);
    pointer-events: none;
  }
  & > [data-part='words'] {
    position: relative;
    min-inline-size: 0;
    flex: 1 1 280px;
  }
  & h2 {
    ${heading} font-size: ${size[22]};
  }
  & p {
    margin: ${space[2]} 0 0;
    font-size: ${size[16]};
    line-height: 1.5;
    opacity: 0.88;
    text-wrap: pretty;
  }
  & > button {
    position: relative;
  }
  & > button:focus-visible {
    outline-color: ${color.onScrim};
  }
  @media (width < 480px) {
    padding: ${space[6]} ${space[5]};
    & > button {
      inline-size: 100%;
    }
  }
`;
