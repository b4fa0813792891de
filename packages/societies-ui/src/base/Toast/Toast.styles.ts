import { keyframes, styled } from 'styled-components';
import { bidiLine } from '../bidi.styles.ts';
import { text, sheltered } from '../../theme/styles.ts';
import { color, layer, motion, radius, shadow, size, space, weight } from '../../theme/tokens.ts';

const arrive = keyframes`from { opacity: 0; transform: translateY(12px); }`;
const run = keyframes`from { transform: scaleX(1); } to { transform: scaleX(0); }`;

const close = `
  color: inherit;
  &:hover {
    background: color-mix(in srgb, currentColor 14%, transparent);
    color: inherit;
  }
  &:focus-visible {
    outline-color: currentColor;
    outline-offset: -2px;
  }
`;

const action = `
  flex: none;
  margin-block: calc(-1 * ${space[2]});
  border-color: color-mix(in srgb, currentColor 45%, transparent);
  ${close}
`;

/**
 * Texts and buttons are two layers of one grid, with a row per toast, so that the live region contains no buttons. Without
 * @media and @keyframes: adding them to a painted page makes browsers recalculate all styles.
 */
export const Viewport = styled.section`
  ${sheltered}
  position: fixed;
  inset-block-end: calc(max(${space[6]}, env(safe-area-inset-bottom)) + var(--soc-toast-lift, 0px));
  inset-inline: ${space[4]};
  z-index: ${layer.toast};
  display: grid;
  grid-template-columns: min(400px, 100%);
  row-gap: ${space[3]};
  justify-content: center;
  pointer-events: none;
  /* At the top inside a dialog, whose buttons are at its lower edge. */
  dialog & {
    inset-block: max(${space[6]}, env(safe-area-inset-top)) auto;
  }
  & > div {
    grid-area: 1 / 1 / -1 / 2;
    display: grid;
    grid-template-rows: subgrid;
  }
  & [data-soc='Toast'] {
    padding-inline-end: ${space[14]};
  }
  & [data-part='close'] {
    ${close}
  }
  & [data-part='buttons'] [data-part='action'] {
    ${action}
    margin-block: 0;
  }
  & [data-soc='Toast'] [data-part='action'] {
    visibility: hidden;
  }
`;

/** The buttons of one toast. */
export const Buttons = styled.div`
  ${sheltered}
  display: flex;
  gap: ${space[3]};
  justify-self: end;
  align-self: start;
  margin: ${space[2]} ${space[2]} 0 0;
  pointer-events: auto;
  @media (prefers-reduced-motion: no-preference) {
    animation: ${arrive} ${motion.medium} ${motion.easeOut};
  }
`;

/** Colour of text and buttons on a toast. */
export const ink = {
  success: color.onPrimary,
  warning: color.onWarningSoft,
  danger: color.onDanger,
} as const;

export const Root = styled.div`
  ${sheltered}
  ${text}
  position: relative;
  display: flex;
  align-items: flex-start;
  gap: ${space[3]};
  padding: ${space[4]};
  border-radius: ${radius.card};
  background: ${color.primary};
  color: ${ink.success};
  box-shadow: ${shadow[3]};
  overflow: clip;
  pointer-events: auto;
  animation: ${arrive} ${motion.medium} ${motion.easeOut};
  &[data-variant='warning'] {
    background: ${color.warningSoft};
    color: ${ink.warning};
  }
  &[data-variant='danger'] {
    background: ${color.danger};
    color: ${ink.danger};
  }
  & > svg {
    flex: none;
    inline-size: 20px;
    block-size: 20px;
    margin-block-start: 1px;
    stroke-width: 1.75px;
  }
  & > [data-part='words'] {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & > [data-part='words'] > * {
    ${bidiLine}
    color: inherit;
  }
  & [data-part='title'] {
    margin: 0;
    font-size: ${size[15]};
    font-weight: ${weight.strong};
    line-height: 1.45;
  }
  & [data-part='description'] {
    margin: 2px 0 0;
    font-size: ${size[14]};
    line-height: 1.45;
  }
  & > [data-part='action'] {
    ${action}
  }
  & > [data-part='close'] {
    ${close}
    margin: calc(-1 * ${space[2]}) calc(-1 * ${space[2]}) calc(-1 * ${space[2]}) 0;
  }
  & > [data-part='time'] {
    position: absolute;
    inset-block-end: 0;
    inset-inline: 0;
    block-size: 3px;
    background: currentColor;
    opacity: 0.55;
    transform-origin: left;
    animation: ${run} linear both;
    animation-duration: var(--soc-toast-time);
  }
  & > [data-part='time']:dir(rtl) {
    transform-origin: right;
  }
  &[data-state='paused'] > [data-part='time'] {
    animation-play-state: paused;
  }
  @media (prefers-reduced-motion: reduce) {
    animation: none;
    & > [data-part='time'] {
      display: none;
    }
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;
