import { styled } from 'styled-components';
import { bidiText } from '../../base/bidi.styles.ts';
import { Card } from '../../base/Card/Card.tsx';
import { column, heading, panelPadding, plainList } from '../../theme/styles.ts';
import { color, control, measure, size, space } from '../../theme/tokens.ts';

export const Root = styled(Card)`
  ${column}
  gap: ${space[5]};
  ${panelPadding}
  & h2 {
    ${heading}
    font-size: ${size[22]};
  }
  & > [data-part='empty'] {
    margin: 0;
    color: ${color.ink2};
  }
  & > [data-part='begin'] {
    justify-self: start;
  }
  & dl {
    display: grid;
    gap: ${space[4]};
    margin: 0;
  }
  & dl > div {
    display: grid;
    gap: ${space[1]} ${space[4]};
  }
  & dt {
    display: flex;
    align-items: center;
    gap: ${space[3]};
    color: ${color.ink2};
    font-size: ${size[14]};
  }
  & svg {
    flex: none;
    inline-size: 20px;
    block-size: 20px;
    stroke-width: 1.75px;
  }
  & dd {
    ${bidiText}
    margin: 0;
    max-inline-size: ${measure};
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  & ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]};
    ${plainList}
  }
  & [data-part='links'] {
    gap: ${space[1]} ${space[5]};
  }
  & [data-part='links'] a {
    display: inline-flex;
    align-items: center;
    gap: ${space[2]};
    min-block-size: ${control.target};
  }
  @media (width >= 768px) {
    & dl > div {
      grid-template-columns: 148px minmax(0, 1fr);
    }
  }
`;
