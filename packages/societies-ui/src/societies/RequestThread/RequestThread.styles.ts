import { styled } from 'styled-components';
import { bidiText } from '../../base/bidi.styles.ts';
import { color, radius, size, space, weight } from '../../theme/tokens.ts';

export const Root = styled.ol`
  display: grid;
  gap: ${space[5]};
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space[2]} ${space[3]};
    align-items: start;
  }
  & [data-part='head'] {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${space[4]};
    padding-block-start: ${space[2]};
    font-size: ${size[14]};
  }
  & [data-part='author'] {
    ${bidiText}
    font-weight: ${weight.strong};
  }
  & [data-part='role'],
  & time {
    color: ${color.ink2};
    font-size: ${size[13]};
  }
  & [data-part='body'] {
    display: grid;
    justify-items: start;
    gap: ${space[2]};
    grid-column: 2;
    padding: ${space[3]} ${space[4]};
    border: 1px solid ${color.line};
    border-radius: ${radius.card};
    background: ${color.surface};
    color: ${color.ink};
  }
  & [data-own='true'] [data-part='body'] {
    border-color: ${color.soft};
    background: ${color.soft};
    color: ${color.onSoft};
  }
  & [data-part='body'] > p {
    ${bidiText}
    margin: 0;
    font-size: ${size[15]};
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`;
