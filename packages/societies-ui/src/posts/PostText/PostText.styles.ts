import { styled } from 'styled-components';
import { column, sheltered } from '../../theme/styles.ts';
import { bidiText } from '../../base/bidi.styles.ts';
import { color, radius, size, space, weight } from '../../theme/tokens.ts';

export const Root = styled.div`
  ${sheltered}
  ${column}
  gap: ${space[3]};
  font-size: ${size[16]};
  line-height: 1.6;
  overflow-wrap: anywhere;
  & :is(p, li, h3, blockquote) {
    ${bidiText}
    margin: 0;
  }
  /* A line that was broken stays so, as it did before there was Markdown. */
  & p {
    white-space: pre-line;
  }
  & h3 {
    font-size: ${size[18]};
    font-weight: ${weight.strong};
    line-height: 1.35;
  }
  & :is(ul, ol) {
    display: grid;
    gap: ${space[1]};
    margin: 0;
    padding-inline-start: ${space[6]};
  }
  & blockquote {
    padding-inline-start: ${space[4]};
    border-inline-start: 3px solid ${color.line};
    color: ${color.ink2};
  }
  & :is(code, pre) {
    border-radius: ${radius.small};
    background: ${color.sunken};
    font-family: ui-monospace, monospace;
    font-size: 0.9em;
  }
  & pre {
    margin: 0;
    padding: ${space[3]};
    overflow-x: auto;
  }
  & hr {
    inline-size: 100%;
    margin: 0;
    border: 0;
    border-block-start: 1px solid ${color.line};
  }
`;
