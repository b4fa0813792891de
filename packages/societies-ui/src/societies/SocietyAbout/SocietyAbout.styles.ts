import { styled } from 'styled-components';
import { bidiLine, bidiText } from '../../base/bidi.styles.ts';
import { Card } from '../../base/Card/Card.tsx';
import { column, heading, panelPadding, plainList } from '../../theme/styles.ts';
import { color, measure, size, space } from '../../theme/tokens.ts';

export const Root = styled(Card)`
  ${column}
  gap: ${space[4]};
  ${panelPadding}
  & h2 {
    ${heading}
    font-size: ${size[22]};
  }
  & > p {
    ${bidiText}
    margin: 0;
    max-inline-size: ${measure};
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  & > p[data-state='empty'] {
    color: ${color.ink2};
  }
  & > button {
    justify-self: start;
  }
  & form {
    display: grid;
    gap: ${space[4]};
  }
  & textarea {
    min-block-size: 140px;
  }
  & [data-part='actions'] {
    display: flex;
    justify-content: flex-end;
    flex-wrap: wrap;
    gap: ${space[3]};
  }
  & ul {
    display: grid;
    gap: ${space[4]};
    ${plainList}
  }
  & li {
    ${bidiLine}
    display: flex;
    align-items: center;
    gap: ${space[4]};
    color: ${color.ink2};
  }
  & li > svg {
    flex: none;
    inline-size: 20px;
    block-size: 20px;
    stroke-width: 1.75px;
  }
`;
