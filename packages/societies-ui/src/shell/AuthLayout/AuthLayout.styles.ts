import { styled } from 'styled-components';
import { focusRing, heading, text, sheltered } from '../../theme/styles.ts';
import { color, control, radius, size, space } from '../../theme/tokens.ts';
import { night } from '../../landing/night.ts';

export const Root = styled.div`
  ${sheltered}
  ${text}
  display: grid;
  grid-template-rows: auto 1fr auto;
  min-block-size: 100svh;
  background: ${color.surface};

  & > [data-part='sky'] {
    position: relative;
    isolation: isolate;
    min-block-size: 176px;
    padding: ${space[5]} ${space[6]};
    box-sizing: border-box;
    background: ${night.zenith};
    color: ${night.ink};
    overflow: clip;
  }
  & > [data-part='sky'] > [data-soc='NightSky'] {
    z-index: -1;
  }
  & > [data-part='sky'] a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${control.target};
    color: inherit;
    text-decoration: none;
    border-radius: ${radius.small};
    ${focusRing}
  }
  & > [data-part='sky'] a:focus-visible {
    outline-color: ${night.ink};
  }
  & [data-part='motto'] {
    ${heading} display: none;
    max-inline-size: 14em;
    font-size: clamp(${size[28]}, 3vw, ${size[48]});
    letter-spacing: -0.02em;
  }
  /* On a phone only a strip of the drawing is shown: the sky just above the roofs. */
  & > [data-part='sky'] > [data-soc='NightSky'] {
    inset-block: auto -118px;
    block-size: 420px;
  }

  & > [data-part='main'] {
    display: grid;
    place-items: center;
    align-content: start;
    min-inline-size: 0;
    padding: ${space[8]} ${space[4]} ${space[12]};
  }
  & > [data-part='main'] > [data-part='form'] {
    display: grid;
    gap: ${space[6]};
    inline-size: 100%;
    max-inline-size: 380px;
  }
  & h1 {
    ${heading} font-size: ${size[36]};
    letter-spacing: -0.02em;
  }
  & [data-part='art'] {
    block-size: 84px;
    color: ${color.accent};
  }
  & [data-part='art'] > svg {
    block-size: 100%;
  }
  & [data-part='description'] {
    margin: 0;
    color: ${color.ink2};
  }
  & [data-part='other'] {
    margin: 0;
    color: ${color.ink2};
    text-align: center;
  }
  & [data-part='other'] a {
    display: inline-block;
    padding-block: ${space[2]};
    font-weight: 600;
  }

  @media (width < 900px) {
    & :is([data-part='star'], [data-part='lines']) {
      display: none;
    }
  }
  @media (width >= 900px) {
    grid-template-columns: minmax(0, 1.1fr) minmax(0, 1fr);
    grid-template-rows: 1fr auto;
    & > [data-part='sky'] {
      grid-row: 1 / span 2;
      position: sticky;
      inset-block-start: 0;
      display: grid;
      align-items: center;
      block-size: 100svh;
      min-block-size: 40rem;
      padding: 0 ${space[12]};
    }
    & > [data-part='sky'] > [data-soc='NightSky'] {
      inset-block: 0;
      block-size: auto;
    }
    & > [data-part='sky'] > [data-part='home'] {
      position: absolute;
      inset-block-start: 34px;
      inset-inline-start: ${space[12]};
    }
    & [data-part='motto'] {
      display: block;
      transform: translateY(-28%);
    }
    & > [data-part='main'] {
      align-content: center;
      padding: ${space[12]} ${space[8]};
    }
  }
`;
