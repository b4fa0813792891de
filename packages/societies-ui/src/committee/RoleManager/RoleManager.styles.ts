import { styled } from 'styled-components';
import { bidiText } from '../../base/bidi.styles.ts';
import { heading, text } from '../../theme/styles.ts';
import { color, radius, size, space, weight } from '../../theme/tokens.ts';

export const Root = styled.section`
  ${text}
  & > h2 {
    ${heading} margin-block-end: ${space[4]};
    font-size: ${size[22]};
  }
  & > ul {
    display: grid;
    gap: 0;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & > ul > li {
    padding-block: ${space[4]};
    border-block-start: 1px solid ${color.line};
  }
  & [data-part='head'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[2]};
    min-block-size: 44px;
  }
  & [data-part='head'] > h3 {
    ${bidiText}
    display: flex;
    align-items: center;
    gap: ${space[2]};
    margin: 0;
    margin-inline-end: auto;
    font-size: ${size[16]};
    font-weight: ${weight.strong};
    overflow-wrap: anywhere;
  }
  & [data-part='head'] > h3 > svg {
    flex: none;
    inline-size: 16px;
    block-size: 16px;
    color: ${color.ink2};
  }
  & [data-part='note'] {
    margin: 0;
    color: ${color.ink2};
    font-size: 0.8125rem;
  }
  & fieldset {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]};
    min-inline-size: 0;
    margin: ${space[2]} 0 0;
    padding: 0;
    border: 0;
  }
  & fieldset > legend {
    padding: 0;
  }
  & [data-part='right'] {
    position: relative;
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-block-size: 36px;
    padding-inline: ${space[3]};
    border: 1px solid ${color.edge};
    border-radius: ${radius.full};
    color: ${color.ink2};
    font-size: ${size[14]};
    font-weight: ${weight.medium};
    cursor: pointer;
  }
  @media (pointer: coarse) {
    & [data-part='right'] {
      min-block-size: 44px;
    }
  }
  & [data-part='right'] > input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  & [data-part='right'] > svg {
    flex: none;
    inline-size: 16px;
    block-size: 16px;
  }
  & [data-part='right']:has(:checked) {
    border-color: ${color.primary};
    background: ${color.primary};
    color: ${color.onPrimary};
  }
  & [data-part='right']:has(:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
  & [data-part='right']:has(:disabled) {
    border-color: ${color.line};
    background: transparent;
    color: ${color.inkDisabled};
    cursor: not-allowed;
  }
  & [data-part='right']:has(:disabled:checked) {
    background: ${color.soft};
    color: ${color.onSoft};
  }
  @media (forced-colors: active) {
    & [data-part='right']:has(:checked) {
      outline: 2px solid Highlight;
    }
  }
  & > form {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: ${space[3]};
    margin-block-start: ${space[2]};
    padding-block-start: ${space[5]};
    border-block-start: 1px solid ${color.line};
  }
  & > form > [data-soc='TextField'] {
    flex: 1 1 220px;
  }
  & > form[data-state='invalid'] {
    align-items: start;
  }
  & > form[data-state='invalid'] > button {
    margin-block-start: 25px;
  }
`;
