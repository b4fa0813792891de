import { styled } from 'styled-components';
import { text, sheltered } from '../../theme/styles.ts';
import { color, radius, size, space } from '../../theme/tokens.ts';

export const Root = styled.fieldset`
  ${sheltered}
  ${text}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]} ${space[4]};
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
  & > legend {
    padding: 0;
  }
  & > [data-part='theme'] {
    position: relative;
    display: inline-flex;
    border-radius: ${radius.full};
  }
  & > label[data-part='theme'] {
    cursor: pointer;
  }
  & > [data-part='theme'] > input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  & > [data-part='theme']::after {
    content: '';
    position: absolute;
    inset: -5px;
    border: 2px solid transparent;
    border-radius: ${radius.full};
    pointer-events: none;
  }
  & > [data-part='theme'][data-state='chosen']::after {
    border-color: ${color.accent};
  }
  & > [data-part='theme']:has(:focus-visible)::after {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
  & [data-part='check'] {
    position: absolute;
    inset-block-end: -4px;
    inset-inline-end: -4px;
    display: grid;
    place-items: center;
    inline-size: 20px;
    block-size: 20px;
    border: 2px solid ${color.surface};
    border-radius: ${radius.full};
    background: ${color.accent};
    color: ${color.surface};
    pointer-events: none;
  }
  & [data-part='check'] > svg {
    inline-size: 12px;
    block-size: 12px;
    stroke-width: 3px;
  }
  & > [data-part='name'] {
    flex-basis: 100%;
    margin: 0;
    color: ${color.ink2};
    font-size: ${size[14]};
  }
  @media (forced-colors: active) {
    & > [data-part='theme'][data-state='chosen']::after {
      border-color: Highlight;
    }
  }
`;
