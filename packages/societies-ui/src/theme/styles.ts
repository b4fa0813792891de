/** Fragments of static CSS that several components share; plain strings, so nothing is computed when they render. */
import { color, control, font, lineHeight, motion, radius, size, weight } from './tokens.ts';

/** The ring that shows keyboard focus: 3:1 on every neutral ground, offset so that it never lies on the control's own fill. */
export const focusRing = `
  &:focus-visible { outline: 2px solid ${color.focus}; outline-offset: 2px; }
`;

/** Undoes the browser's own look of a control inside our root, and nothing outside it. */
export const controlReset = `
  appearance: none;
  box-sizing: border-box;
  margin: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: inherit;
  text-decoration: none;
  cursor: pointer;
`;

/** Running text of a root that may stand outside a `ThemeScope`. */
export const text = `
  box-sizing: border-box;
  color: ${color.ink};
  font-family: ${font.text};
  font-size: ${size[16]};
  line-height: ${lineHeight.text};
`;

export const heading = `
  margin: 0;
  font-family: ${font.display};
  font-weight: ${weight.strong};
  line-height: ${lineHeight.display};
  letter-spacing: -0.01em;
  text-wrap: balance;
  overflow-wrap: anywhere;
`;

/** One line, cut with an ellipsis. */
export const oneLine = `
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** Seen by screen readers only. */
export const visuallyHidden = `
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  margin: -1px;
  padding: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
  border: 0;
`;

/** The box of every text input. Focus and error are drawn inside and around it without moving anything. */
export const fieldBox = `
  box-sizing: border-box;
  inline-size: 100%;
  min-inline-size: 0;
  min-block-size: ${control.height};
  margin: 0;
  padding: 0 14px;
  border: 1px solid ${color.edge};
  border-radius: ${radius.control};
  background: light-dark(transparent, ${color.sunken});
  color: ${color.ink};
  font: inherit;
  font-family: ${font.text};
  font-size: ${size[16]};
  line-height: 1.4;
  transition: border-color ${motion.fast}, box-shadow ${motion.fast};
  &::placeholder { color: ${color.ink2}; opacity: 1; }
  &:focus, &:focus-within {
    outline: 2px solid transparent;
    border-color: ${color.focus};
    box-shadow: 0 0 0 3px color-mix(in srgb, ${color.focus} 35%, transparent);
  }
  &[aria-invalid='true'], &:has([aria-invalid='true']) {
    border-color: ${color.dangerText};
    box-shadow: inset 0 0 0 1px ${color.dangerText};
  }
  &[aria-invalid='true']:focus, &:has([aria-invalid='true']):focus-within {
    box-shadow: inset 0 0 0 1px ${color.dangerText}, 0 0 0 3px color-mix(in srgb, ${color.dangerText} 35%, transparent);
  }
  &:disabled, &:has(:disabled) {
    border-color: ${color.line};
    background: ${color.sunken};
    color: ${color.inkDisabled};
    cursor: not-allowed;
  }
  &:is(input, textarea):read-only, &:has(> input:read-only) { background: ${color.sunken}; border-color: ${color.line}; }
  @media (prefers-reduced-motion: reduce) { transition: none; }
`;

/** No movement for readers who asked for none. */
export const calm = `
  @media (prefers-reduced-motion: reduce) { animation: none; transition: none; }
`;
