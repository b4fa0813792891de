import { css, keyframes } from 'styled-components';
import { bidiLine } from '../bidi.styles.ts';
import { cover, heading, text } from '../../theme/styles.ts';
import { color, motion, shadow, size, space } from '../../theme/tokens.ts';

const appear = keyframes`from { opacity: 0; }`;

/** Styles shared by all dialogs: top layer, backdrop and surface. */
export const dialogBase = css`
  ${text}
  position: fixed;
  inset: 0;
  padding: 0;
  border: 0;
  background: ${color.surface};
  box-shadow: ${shadow[3]};
  overflow: clip;
  --soc-dialog-room: ${space[7]};
  &[open],
  &[data-state='leaving'] {
    display: flex;
    flex-direction: column;
  }
  &::backdrop {
    background: ${color.overlay};
    animation: ${appear} ${motion.medium} ${motion.easeOut};
  }
  &[data-state='leaving'],
  &[data-state='leaving']::backdrop {
    animation-duration: ${motion.fast};
    animation-direction: reverse;
    animation-fill-mode: forwards;
    pointer-events: none;
  }
  & > [data-part='content'] {
    display: flex;
    flex-direction: column;
    min-block-size: 0;
    flex: 1;
  }
  & [data-part='scroll'] {
    min-block-size: 0;
    overflow: auto;
    overscroll-behavior: contain;
    flex: 1;
  }
  & :where([data-part='scroll']) > [data-part='body'] {
    padding: var(--soc-dialog-room);
  }
  & :where([data-part='body']) > [data-part='title'] {
    ${heading}
    ${bidiLine}
    font-size: ${size[22]};
    padding-inline-end: ${space[12]};
  }
  /* It stays while a long text goes by under it, as its cross does. */
  & :where([data-part='body']) > [data-part='title']:first-child {
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    margin: calc(-1 * var(--soc-dialog-room)) calc(-1 * var(--soc-dialog-room)) calc(-1 * ${space[2]});
    padding: var(--soc-dialog-room) var(--soc-dialog-room) ${space[2]};
    padding-inline-end: calc(var(--soc-dialog-room) + ${space[12]});
    background: ${color.surface};
  }
  & :where([data-part='body']) > [data-part='description'] {
    ${bidiLine}
    margin: ${space[2]} 0 0;
    color: ${color.ink2};
    text-wrap: pretty;
  }
  & :where([data-part='body']) > [data-part='main']:not(:empty) {
    margin-block-start: ${space[5]};
  }
  & :where([data-part='scroll']) > [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: ${space[3]};
    position: sticky;
    inset-block-end: 0;
    padding: ${space[4]} ${space[7]} ${space[7]};
    background: ${color.surface};
  }
  & :where([data-part='scroll']) > [data-part='body']:has(+ [data-part='actions']) {
    padding-block-end: ${space[2]};
  }
  & [data-part='scroll']:focus-visible {
    outline: none;
  }
  /* Over the heading and the buttons, which stay in view. */
  &:has([data-part='scroll']:focus-visible)::after {
    ${cover}
    z-index: 2;
    border-radius: inherit;
    outline: 2px solid ${color.focus};
    outline-offset: -2px;
    pointer-events: none;
  }
  & > [data-part='close'] {
    position: absolute;
    inset-block-start: ${space[3]};
    inset-inline-end: ${space[3]};
    z-index: 1;
  }
  @media (max-width: 479px) {
    --soc-dialog-room: ${space[5]};
    & :where([data-part='scroll']) > [data-part='actions'] {
      padding: ${space[3]} ${space[5]} ${space[5]};
    }
    & :where([data-part='scroll']) > [data-part='body']:has(+ [data-part='actions']) {
      padding-block-end: ${space[2]};
    }
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
  @media (prefers-reduced-motion: reduce) {
    &&,
    &&::backdrop {
      animation: none;
    }
  }
`;
