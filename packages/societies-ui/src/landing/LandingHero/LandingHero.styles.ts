import { styled } from 'styled-components';
import { heading, sheltered, text } from '../../theme/styles.ts';
import { color, font, radius, size, space, weight } from '../../theme/tokens.ts';
import { night } from '../night.ts';

/* The stars keep clear of the text at every height; sizes grow with the user's font size. */
export const Root = styled.section`
  ${sheltered}
  ${text}
  position: relative;
  isolation: isolate;
  box-sizing: border-box;
  display: grid;
  place-items: center;
  /* How high the ground is drawn, which the words stay above. */
  --soc-landing-ground: 148px;
  min-block-size: max(42.5rem, 100svh);
  padding: ${space[16]} ${space[4]} var(--soc-landing-ground);
  background: ${night.zenith};
  color: ${night.ink};
  font-family: ${font.text};
  text-align: center;
  container-type: inline-size;

  & > [data-soc='NightSky'] {
    z-index: -1;
  }
  & > [data-part='words'] {
    display: grid;
    justify-items: center;
    max-inline-size: 100%;
  }
  & h1 {
    ${heading} font-size: clamp(${size[36]}, 6vw, ${size[48]});
    letter-spacing: -0.025em;
  }
  & [data-part='subtitle'] {
    margin: ${space[5]} 0 0;
    max-inline-size: 24ch;
    color: ${night.ink2};
    font-size: ${size[18]};
    line-height: 1.5;
    text-wrap: balance;
  }
  & [data-part='action'] {
    margin-block-start: ${space[8]};
  }
  & [data-part='action'] > a {
    min-block-size: 52px;
    padding-inline: ${space[6]};
    border-radius: ${radius.card};
    font-size: ${size[18]};
    font-weight: ${weight.strong};
  }
  & [data-part='action'] > a:focus-visible {
    outline-color: ${night.ink};
    outline-offset: 3px;
  }
  & [data-part='prompt'] {
    margin: ${space[6]} 0 0;
    color: ${night.ink2};
    font-size: ${size[16]};
  }
  & [data-part='prompt'] a {
    display: inline-block;
    padding-block: ${space[2]};
    color: ${night.ink};
    font-weight: ${weight.strong};
    text-decoration: underline;
    text-decoration-color: ${color.gold};
    text-decoration-thickness: 2px;
    text-underline-offset: 0.3em;
    border-radius: ${radius.small};
  }
  & [data-part='prompt'] a:focus-visible {
    outline-color: ${night.ink};
  }

  @media (width >= 480px) {
    & [data-part='subtitle'] {
      max-inline-size: none;
    }
  }
  @media (width >= 1000px) {
    min-block-size: max(45rem, 100svh);
    --soc-landing-ground: 204px;
    & h1 {
      font-size: min(5vw, calc(1.5 * ${size[48]}));
    }
    & [data-part='subtitle'] {
      margin-block-start: ${space[6]};
      font-size: ${size[22]};
    }
    & [data-part='action'] {
      margin-block-start: ${space[10]};
    }
  }
  /* In a low window the text is smaller, to keep clear of the stars. */
  @media (width >= 1000px) and (height < 800px) {
    & h1 {
      font-size: min(4.2vw, calc(2 * ${size[28]}));
    }
    & [data-part='subtitle'] {
      margin-block-start: ${space[4]};
      font-size: ${size[18]};
    }
    & [data-part='action'] {
      margin-block-start: ${space[7]};
    }
    & [data-part='prompt'] {
      margin-block-start: ${space[3]};
    }
  }
`;
