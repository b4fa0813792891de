import { styled } from 'styled-components';
import { bidiLine, bidiText } from '../../base/bidi.styles.ts';
import {
  column,
  cover,
  heading,
  oneLine,
  plainList,
  sheltered,
  text,
  visuallyHidden,
} from '../../theme/styles.ts';
import { breakpoint, color, layer, radius, size, space, weight } from '../../theme/tokens.ts';

export const Root = styled.div`
  ${sheltered}
  ${text}
  ${column}
  grid-template-rows: auto 1fr auto;
  min-block-size: 100dvh;
  background: ${color.page};
  &[data-state='cast'] {
    grid-template-rows: 1fr;
  }
  & > [data-part='bar'] {
    position: relative;
    isolation: isolate;
    display: flex;
    align-items: center;
    gap: ${space[3]};
    padding: max(${space[3]}, env(safe-area-inset-top)) ${space[4]} ${space[3]};
    background: ${color.secondary};
    color: ${color.onScrim};
  }
  & > [data-part='bar']::before {
    ${cover}
    z-index: -1;
    background: ${color.scrim};
  }
  & > [data-part='bar'] > [data-part='art'] {
    position: absolute;
    inset: 0;
    z-index: -2;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  & [data-part='election'] {
    display: grid;
    flex: 1;
    min-inline-size: 0;
  }
  & [data-part='title'] {
    ${bidiLine}
    ${oneLine}
    font-weight: ${weight.strong};
  }
  & [data-part='until'] {
    font-size: ${size[13]};
  }
  & > [data-part='main'] {
    ${column}
    align-content: start;
    gap: ${space[4]};
    box-sizing: border-box;
    inline-size: 100%;
    max-inline-size: 600px;
    margin-inline: auto;
    padding: ${space[4]} ${space[4]} ${space[8]};
  }
  & [data-part='progress'] {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: 1fr;
    gap: ${space[1]};
    ${plainList}
  }
  & [data-part='progress'] > li {
    block-size: 4px;
    border-radius: ${radius.full};
    background: ${color.line};
  }
  & [data-part='progress'] > [data-state='done'] {
    background: ${color.accent};
  }
  & [data-part='progress'] > li > span {
    ${visuallyHidden}
  }
  & > [data-part='main'] > [data-part='words'] {
    display: grid;
    gap: ${space[1]};
  }
  & > [data-part='main'] > [data-part='words'] > p {
    margin: 0;
    color: ${color.ink2};
  }
  & > [data-part='main'] > [data-part='words'] > [data-part='step'] {
    font-size: ${size[13]};
    font-weight: ${weight.medium};
  }
  & > [data-part='main'] > [data-part='words'] > h1 {
    ${heading}
    ${bidiText}
    font-size: ${size[28]};
  }
  & h1:focus {
    outline: none;
  }
  & > [data-part='foot'] {
    position: sticky;
    inset-block-end: 0;
    z-index: ${layer.sticky};
    display: grid;
    justify-items: center;
    gap: ${space[2]};
    padding: ${space[4]} ${space[4]} max(${space[4]}, env(safe-area-inset-bottom));
    border-block-start: 1px solid ${color.line};
    background: ${color.surface};
  }
  & [data-part='foot'] > * {
    box-sizing: border-box;
    inline-size: 100%;
    max-inline-size: 568px;
  }
  & [data-part='wrong'] {
    margin: 0;
    color: ${color.dangerText};
    font-size: ${size[14]};
    font-weight: ${weight.medium};
  }
  & [data-part='actions'] {
    display: flex;
    gap: ${space[3]};
  }
  & [data-part='actions'] > * {
    flex: none;
  }
  & [data-part='actions'] > [data-part='on'] {
    flex: 1;
    min-inline-size: 0;
  }
  @media (forced-colors: active) {
    & [data-part='progress'] > [data-state='done'] {
      background: Highlight;
    }
    & [data-part='progress'] > [aria-current] {
      outline: 1px solid CanvasText;
      outline-offset: 1px;
    }
  }
  @media (width >= ${breakpoint.medium}) {
    & > [data-part='main'] {
      padding-block: ${space[8]};
    }
    & > [data-part='main'] > [data-part='words'] > h1 {
      font-size: ${size[36]};
    }
  }
`;
