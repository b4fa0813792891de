import { css } from 'styled-components';
import { cssText } from '../cssText.ts';
import { color, control, font, radius, size, space } from '../tokens.ts';

/** The box of every text input. Focus and error do not change its size. */
export const fieldBox = cssText(css`
  box-sizing: border-box;
  inline-size: 100%;
  min-inline-size: 0;
  max-inline-size: none;
  min-block-size: ${control.height};
  margin: 0;
  padding: 0 ${space[3]};
  border: 1px solid ${color.edge};
  border-radius: ${radius.control};
  background: light-dark(transparent, ${color.sunken});
  color: ${color.ink};
  font: inherit;
  font-family: ${font.text};
  font-size: ${size[16]};
  line-height: 1.4;
  &::placeholder {
    color: ${color.ink2};
    opacity: 1;
  }
  &:focus,
  &:focus-within {
    outline: 2px solid transparent;
    border-color: ${color.focus};
    box-shadow: 0 0 0 3px color-mix(in srgb, ${color.focus} 35%, transparent);
  }
  &[aria-invalid='true'],
  &:has([aria-invalid='true']) {
    border-color: ${color.dangerText};
    box-shadow: inset 0 0 0 1px ${color.dangerText};
  }
  &[aria-invalid='true']:focus,
  &:has([aria-invalid='true']):focus-within {
    box-shadow:
      inset 0 0 0 1px ${color.dangerText},
      0 0 0 3px color-mix(in srgb, ${color.dangerText} 35%, transparent);
  }
  &:disabled,
  &:has(> input:disabled) {
    border-color: ${color.line};
    background: ${color.sunken};
    color: ${color.inkDisabled};
    cursor: not-allowed;
  }
  &:is(input, textarea):read-only,
  &:has(> input:read-only) {
    background: ${color.sunken};
    border-color: ${color.line};
  }
`);
