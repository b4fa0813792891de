import { styled } from 'styled-components';
import { column, sheltered, text, visuallyHidden } from '../../theme/styles.ts';
import { color, radius, size, space, weight } from '../../theme/tokens.ts';

export const Root = styled.div`
  ${sheltered}
  ${text}
  position: relative;
  ${column}
  border-radius: ${radius.control};
  && > input {
    ${visuallyHidden}
  }
  & > [data-part='zone'] {
    display: grid;
    justify-items: center;
    align-content: center;
    gap: ${space[1]};
    box-sizing: border-box;
    min-block-size: 140px;
    padding: ${space[5]};
    border: 1.5px dashed ${color.edge};
    border-radius: inherit;
    background: ${color.sunken};
    color: ${color.ink};
    text-align: center;
    cursor: pointer;
  }
  & > [data-part='zone'] > svg {
    inline-size: 28px;
    block-size: 28px;
    margin-block-end: ${space[1]};
    color: ${color.accent};
    stroke-width: 1.75px;
  }
  & > [data-part='zone'] > [data-part='prompt'] {
    font-weight: ${weight.medium};
  }
  & > [data-part='zone'] > [data-part='detail'] {
    max-inline-size: 40ch;
    color: ${color.ink2};
    font-size: ${size[14]};
    overflow-wrap: anywhere;
    text-wrap: balance;
  }
  @media (hover: hover) {
    & > :enabled + [data-part='zone']:hover {
      border-color: ${color.accent};
    }
  }
  & > [aria-invalid='true'] + [data-part='zone'] {
    border-color: ${color.dangerText};
  }
  &[data-state='over'] > [data-part='zone'] {
    border-style: solid;
    border-color: ${color.accent};
    background: ${color.soft};
  }
  &[data-state='over'] > [data-part='zone'] > * {
    color: ${color.onSoft};
  }
  /* While a file is dragged over content that replaces the zone. */
  &[data-state='over']:not(:has(> [data-part='zone'])) {
    outline: 2px solid ${color.accent};
    outline-offset: 4px;
  }
  &:has(> :focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
  & > :disabled + [data-part='zone'] {
    border-color: ${color.line};
    cursor: not-allowed;
  }
  & > :disabled + [data-part='zone'] > * {
    color: ${color.inkDisabled};
  }
`;
