import { styled } from 'styled-components';
import { text, sheltered } from '../../theme/styles.ts';
import { color, control, radius, space } from '../../theme/tokens.ts';

export const Root = styled.label`
  ${sheltered}
  ${text}
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${space[4]};
  min-block-size: ${control.target};
  min-inline-size: ${control.target};
  /* The target reaches over the box on both sides, and the box stands where the text around it begins. */
  margin-inline-start: calc((20px - ${control.target}) / 2);
  padding-inline-start: calc((${control.target} - 20px) / 2);
  box-sizing: border-box;
  font-weight: inherit;
  cursor: pointer;
  -webkit-tap-highlight-color: transparent;
  /* It lies over all of it, so that whoever explores by touch finds it where it is seen. */
  && > input {
    position: absolute;
    inset: 0;
    z-index: 1;
    inline-size: 100%;
    block-size: 100%;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  & > [data-part='box'] {
    flex: none;
    display: grid;
    place-items: center;
    box-sizing: border-box;
    inline-size: 20px;
    block-size: 20px;
    border: 1.5px solid ${color.edge};
    border-radius: ${radius.small};
    background: ${color.surface};
    color: transparent;
  }
  & > [data-part='box'] > svg {
    inline-size: 16px;
    block-size: 16px;
    stroke-width: 2.5px;
  }
  & > :is(:checked, :indeterminate) + [data-part='box'] {
    border-color: ${color.accent};
    background: ${color.accent};
    color: ${color.surface};
  }
  & > :focus-visible + [data-part='box'] {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
  &:has(:disabled) {
    color: ${color.inkDisabled};
    cursor: not-allowed;
  }
  &:has(:disabled) > [data-part='box'] {
    border-color: ${color.line};
    background: ${color.sunken};
  }
  &:has(:disabled) > :is(:checked, :indeterminate) + [data-part='box'] {
    color: ${color.inkDisabled};
  }
  @media (forced-colors: active) {
    & > :is(:checked, :indeterminate) + [data-part='box'] {
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;
