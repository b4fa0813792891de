import { styled } from 'styled-components';
import { bidiText } from '../bidi.styles.ts';
import { fingerRoom, visuallyHidden, sheltered } from '../../theme/styles.ts';
import { color, control, font, radius, size, space, weight, lineHeight } from '../../theme/tokens.ts';

export const Root = styled.fieldset`
  ${sheltered}
  line-height: ${lineHeight.text};
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
  font-family: ${font.text};
  & > legend {
    padding: 0;
    margin-block-end: ${space[2]};
    color: ${color.ink};
    font-size: ${size[14]};
    font-weight: ${weight.medium};
  }
  & > legend[data-hidden] {
    ${visuallyHidden}
  }
`;

export const Option = styled.label`
  ${sheltered}
  ${bidiText}
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  box-sizing: border-box;
  min-block-size: ${control.chip};
  max-inline-size: 100%;
  padding: 2px ${space[3]};
  border: 1px solid transparent;
  border-radius: ${radius.full};
  background: ${color.track};
  color: ${color.ink2};
  font-size: ${size[13]};
  font-weight: ${weight.strong};
  line-height: 1.3;
  cursor: pointer;
  user-select: none;
  -webkit-tap-highlight-color: transparent;
  && > input {
    ${visuallyHidden}
  }
  & > svg {
    flex: none;
    display: none;
    inline-size: 16px;
    block-size: 16px;
    stroke-width: 2px;
  }
  @media (hover: hover) {
    &:hover {
      background: ${color.trackHover};
      color: ${color.ink};
    }
  }
  &:has(:checked) {
    background: ${color.primary};
    color: ${color.onPrimary};
  }
  &:has(:checked) > svg {
    display: block;
  }
  &:has(:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
  &:has(:disabled) {
    background: ${color.sunken};
    color: ${color.inkDisabled};
    cursor: not-allowed;
  }
  ${fingerRoom}
  @media (pointer: coarse) {
    margin-block: ${space[1]};
  }
  @media (forced-colors: active) {
    border-color: CanvasText;
    &:has(:checked) {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;
