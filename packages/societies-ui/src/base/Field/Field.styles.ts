import { styled } from 'styled-components';
import { font as fonts } from '../../theme/tokens.ts';
import { fieldBox } from '../../theme/styles.ts';
import { color, size, space, weight } from '../../theme/tokens.ts';

export const Root = styled.div`
  box-sizing: border-box;
  display: grid;
  gap: 6px;
  min-inline-size: 0;
  color: ${color.ink};
  font-family: ${fonts.text};
  & > [data-part='label'] {
    font-size: ${size[14]};
    font-weight: ${weight.medium};
    line-height: 1.3;
  }
  & > [data-part='label'] > [data-part='optional'] {
    color: ${color.ink2};
    font-weight: ${weight.text};
  }
  & > [data-part='hint'] {
    margin: 0;
    color: ${color.ink2};
    font-size: 0.8125rem;
    line-height: 1.4;
  }
  & > [data-part='error'] {
    display: flex;
    gap: 6px;
    margin: 0;
    color: ${color.dangerText};
    font-size: 0.8125rem;
    line-height: 1.4;
  }
  & > [data-part='error'] > svg {
    flex: none;
    inline-size: 16px;
    block-size: 16px;
    margin-block-start: 1px;
  }
`;

export const Input = styled.input`
  ${fieldBox}
`;

/** A box that holds an input and something beside it. */
export const Group = styled.div`
  ${fieldBox}
  display: flex;
  align-items: center;
  gap: ${space[2]};
  padding: 0;
  & > input {
    flex: 1;
    min-inline-size: 0;
    align-self: stretch;
    padding: 0 14px;
    border: 0;
    border-radius: inherit;
    outline: none;
    background: none;
    color: inherit;
    font: inherit;
  }
  & > input::placeholder {
    color: ${color.ink2};
    opacity: 1;
  }
  & > input::-webkit-search-cancel-button {
    display: none;
  }
`;

/** Words inside the box that are not part of the value. */
export const Affix = styled.span`
  flex: none;
  color: ${color.ink2};
  &[data-part='prefix'] {
    padding-inline-start: 14px;
    margin-inline-end: -14px;
  }
  &[data-part='suffix'] {
    padding-inline-end: 14px;
  }
`;

export const Area = styled.textarea`
  ${fieldBox}
  display: block;
  min-block-size: 112px;
  padding-block: 10px;
  line-height: 1.5;
  resize: vertical;
  field-sizing: content;
  max-block-size: 60vh;
`;

/** A native list of choices with the library's own arrow. */
export const Choice = styled.select`
  ${fieldBox}
  appearance: none;
  padding-inline-end: 42px;
  text-overflow: ellipsis;
  cursor: pointer;
  &[data-empty] {
    color: ${color.ink2};
  }
  & option {
    background: ${color.surface};
    color: ${color.ink};
  }
`;

export const ChoiceBox = styled.div`
  position: relative;
  & > svg {
    position: absolute;
    inset-block: 0;
    inset-inline-end: 14px;
    margin-block: auto;
    inline-size: 18px;
    block-size: 18px;
    color: ${color.ink2};
    pointer-events: none;
  }
`;
