import { styled } from 'styled-components';
import { heading } from '../../theme/styles.ts';
import { color, font, radius, size, space, weight } from '../../theme/tokens.ts';
import { night } from '../night.ts';

/* The sky keeps clear of the words at every height from the least one given here; both grow with the reader's font size. */
export const Root = styled.section`
  position: relative;
  isolation: isolate;
  box-sizing: border-box;
  display: grid;
  place-items: center;
  min-block-size: max(42.5rem, 100svh);
  padding: ${space[16]} ${space[4]} 148px;
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
    ${heading} font-size: clamp(2.5rem, 6vw, 3rem);
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
    padding-inline: 26px;
    border-radius: 14px;
    font-size: 1.0625rem;
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
    padding-block-end: 204px;
    & h1 {
      font-size: clamp(3rem, 5vw, 4.5rem);
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
      font-size: clamp(2.75rem, 4.2vw, 3.5rem);
    }
    & [data-part='subtitle'] {
      margin-block-start: ${space[4]};
      font-size: 1.25rem;
    }
    & [data-part='action'] {
      margin-block-start: ${space[7]};
    }
    & [data-part='prompt'] {
      margin-block-start: ${space[3]};
    }
  }
`;
