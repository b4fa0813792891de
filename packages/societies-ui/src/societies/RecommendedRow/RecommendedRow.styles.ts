import { styled } from 'styled-components';
import { bidiLine, bidiText } from '../../base/bidi.styles.ts';
import { Card } from '../../base/Card/Card.tsx';
import { column, controlReset, heading, plainList, sheltered } from '../../theme/styles.ts';
import { breakpoint, color, size, space, weight } from '../../theme/tokens.ts';

export const Root = styled.section`
  ${sheltered}
  display: grid;
  gap: ${space[5]};
  min-inline-size: 0;
  & > h2 {
    ${heading} color: ${color.ink};
    font-size: ${size[22]};
  }
  & > ul {
    ${column}
    gap: ${space[6]};
    ${plainList}
  }
  & > ul > li {
    display: grid;
    min-inline-size: 0;
  }
  /* One row: as many as stand beside each other. */
  @media (width < ${breakpoint.medium}) {
    & > ul > li:nth-child(n + 2) {
      display: none;
    }
  }
  @media (width < ${breakpoint.large}) {
    & > ul > li:nth-child(n + 3) {
      display: none;
    }
  }
  @media (width >= ${breakpoint.medium}) {
    & > ul {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  @media (width >= ${breakpoint.large}) {
    & > ul {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
`;

export const Item = styled(Card)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[4]};
  box-sizing: border-box;
  min-block-size: 136px;
  padding: ${space[4]};
  /* Where columns are narrow the reason takes a second line: with its room kept, nothing moves when it comes. */
  @media (width < ${breakpoint.large}) {
    min-block-size: 150px;
  }
  & > [data-part='words'] {
    display: grid;
    gap: 2px;
    min-inline-size: 0;
    /* In a column too narrow for both they stand under the logo, not letter by letter beside it. */
    flex: 1 1 9em;
    overflow-wrap: anywhere;
  }
  & [data-part='name'] {
    ${heading}
    ${bidiLine}
    font-size: ${size[18]};
    line-height: 1.3;
    letter-spacing: -0.005em;
    text-wrap: auto;
  }
  & [data-part='target'] {
    ${controlReset}
    ${bidiText}
    padding: 0;
  }
  & [data-part='description'] {
    ${bidiText}
    margin: 0;
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
    color: ${color.ink2};
    font-size: ${size[14]};
    line-height: 1.5;
    overflow-wrap: anywhere;
  }
  & [data-part='because'] {
    margin: ${space[1]} 0 0;
    color: ${color.accentText};
    font-size: ${size[13]};
    font-weight: ${weight.strong};
    line-height: 1.5;
  }
`;
