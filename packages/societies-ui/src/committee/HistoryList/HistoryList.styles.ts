import { styled } from 'styled-components';
import { column, dimmed, plainList, sheltered, text } from '../../theme/styles.ts';
import { color, size, space, weight } from '../../theme/tokens.ts';

export const Root = styled.section`
  ${sheltered}
  ${text}
  ${column}
  gap: ${space[5]};
  &[data-state='pending'] ol {
    ${dimmed}
  }
  & ol {
    display: grid;
    ${plainList}
  }
  & li {
    display: grid;
    gap: ${space[1]};
    padding-block: ${space[3]};
    overflow-wrap: anywhere;
  }
  & li + li {
    border-block-start: 1px solid ${color.line};
  }
  & li > p {
    margin: 0;
  }
  & [data-part='restore'] {
    justify-self: start;
    margin-block-start: ${space[1]};
  }
  & strong {
    font-weight: ${weight.strong};
  }
  & time {
    color: ${color.ink2};
    font-size: ${size[14]};
  }
  & summary {
    inline-size: fit-content;
    padding-block: ${space[3]};
    color: ${color.accentText};
    font-size: ${size[14]};
    font-weight: ${weight.medium};
    line-height: 1.45;
    cursor: pointer;
  }
  & summary:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
  & dl {
    display: grid;
    gap: ${space[2]};
    margin: 0;
    font-size: ${size[14]};
  }
  & dl > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[1]} ${space[3]};
  }
  & dt {
    color: ${color.ink2};
  }
  & dd {
    margin: 0;
    white-space: pre-line;
  }
  & del {
    color: ${color.ink2};
  }
  & ins {
    text-decoration: none;
    font-weight: ${weight.medium};
  }
`;
