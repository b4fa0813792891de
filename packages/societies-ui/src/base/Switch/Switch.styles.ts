import { styled } from 'styled-components';
import { calm, visuallyHidden, sheltered } from '../../theme/styles.ts';
import { color, control, font, motion, radius, size, space, weight, lineHeight } from '../../theme/tokens.ts';

export const Root = styled.label`
  ${sheltered}
  font-size: ${size[16]};
  line-height: ${lineHeight.text};
  box-sizing: border-box;
  position: relative;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]};
  min-block-size: ${control.target};
  color: ${color.ink};
  font-family: ${font.text};
  cursor: pointer;
  && > input {
    ${visuallyHidden}
  }
  & > [data-part='words'] {
    display: grid;
    gap: 2px;
    min-inline-size: 0;
    font-weight: ${weight.medium};
    line-height: 1.4;
  }
  & [data-part='hint'] {
    color: ${color.ink2};
    font-size: ${size[14]};
    font-weight: ${weight.text};
  }
  & > [data-part='track'] {
    position: relative;
    flex: none;
    box-sizing: border-box;
    inline-size: 44px;
    block-size: 26px;
    border: 1px solid ${color.edge};
    border-radius: ${radius.full};
    background: ${color.track};
  }
  /* What is on lies over what is off and fades in. */
  & > [data-part='track']::before {
    content: '';
    position: absolute;
    inset: -1px;
    border-radius: inherit;
    background: ${color.accent};
    opacity: 0;
    transition: opacity ${motion.medium};
    ${calm}
  }
  & > [data-part='track']::after {
    content: '';
    position: absolute;
    inset-block-start: 3px;
    inset-inline-start: 3px;
    inline-size: 18px;
    block-size: 18px;
    border-radius: ${radius.full};
    background: ${color.edge};
    transition: transform ${motion.medium} ${motion.easeOut};
    ${calm}
  }
  & > :checked ~ [data-part='track']::before {
    opacity: 1;
  }
  & > :checked ~ [data-part='track']::after {
    transform: translateX(18px);
    background: ${color.surface};
  }
  &:dir(rtl) > :checked ~ [data-part='track']::after {
    transform: translateX(-18px);
  }
  & > :focus-visible ~ [data-part='track'] {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
  &:has(:disabled) {
    color: ${color.inkDisabled};
    cursor: not-allowed;
  }
  & > :disabled ~ [data-part='track'] {
    border-color: ${color.line};
  }
  & > :disabled ~ [data-part='track']::before {
    background: none;
  }
  & > :disabled ~ [data-part='track']::after {
    background: ${color.inkDisabled};
  }
  @media (forced-colors: active) {
    & > [data-part='track']::after {
      background: CanvasText;
    }
    & > [data-part='track']::before {
      background: Highlight;
    }
  }
`;
