import { styled } from 'styled-components';
import { bidiText } from '../../base/bidi.styles.ts';
import { column, heading, plainList, sheltered, text } from '../../theme/styles.ts';
import { breakpoint, color, measure, radius, size, space, weight } from '../../theme/tokens.ts';

export const Root = styled.section`
  ${sheltered}
  ${text}
  ${column}
  gap: ${space[5]};
  & p {
    margin: 0;
  }
  & > [data-part='state'] {
    ${column}
    gap: ${space[5]};
  }
  & [data-part='head'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[2]} ${space[3]};
  }
  & [data-part='by'] {
    color: ${color.ink2};
    font-size: ${size[14]};
  }
  & [data-part='cancelled'] {
    display: grid;
    gap: ${space[1]};
    padding: ${space[3]} ${space[4]};
    border-radius: ${radius.control};
    background: ${color.warningSoft};
    color: ${color.onWarningSoft};
    overflow-wrap: anywhere;
  }
  & [data-part='steps'] {
    display: grid;
    gap: ${space[4]};
    ${plainList}
  }
  & [data-part='steps'] > li {
    display: grid;
    align-content: start;
    gap: ${space[1]};
    padding-block-start: ${space[3]};
    border-block-start: 3px solid ${color.line};
  }
  & [data-part='steps'] > [aria-current] {
    border-color: ${color.accent};
  }
  @media (forced-colors: active) {
    & [data-part='steps'] > [aria-current] > [data-part='label'] {
      text-decoration: underline;
    }
  }
  & [data-part='label'] {
    font-weight: ${weight.strong};
  }
  & [data-part='when'],
  & [data-part='turnout'] {
    color: ${color.ink2};
    font-size: ${size[14]};
  }
  & [data-part='now'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[3]} ${space[5]};
  }
  & [data-part='now'] > p {
    display: flex;
    align-items: center;
    gap: ${space[2]};
    color: ${color.ink2};
    font-size: ${size[14]};
  }
  & [data-part='now'] > p > svg {
    flex: none;
    inline-size: 20px;
    block-size: 20px;
  }
  & [data-part='manage'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[3]};
    padding-block-start: ${space[5]};
    border-block-start: 1px solid ${color.line};
  }
  & > [data-part='role'] {
    ${column}
    gap: ${space[3]};
  }
  & [data-part='role'] h3 {
    ${heading}
    ${bidiText}
    font-size: ${size[18]};
  }
  & [data-part='role'] > [data-part='head'] > button {
    margin-inline-start: auto;
  }
  & [data-part='role'] > ul {
    display: grid;
    gap: ${space[4]};
    ${plainList}
  }
  & [data-part='role'] > ul:empty {
    display: none;
  }
  & [data-part='role'] > ul > li {
    display: flex;
    gap: ${space[3]};
  }
  & [data-state='withdrawn'] [data-part='statement'] {
    text-decoration: line-through;
  }
  & [data-part='words'] {
    display: grid;
    gap: ${space[1]};
    min-inline-size: 0;
    max-inline-size: ${measure};
  }
  & [data-part='name'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[2]};
    font-weight: ${weight.strong};
    overflow-wrap: anywhere;
  }
  & [data-part='statement'] {
    ${bidiText}
    color: ${color.ink2};
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  & [data-part='own'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]};
    padding-block-start: ${space[2]};
  }
  & :is([data-part='none'], [data-part='reopen']) {
    color: ${color.ink2};
    font-size: ${size[14]};
  }
  @media (width >= ${breakpoint.medium}) {
    & [data-part='steps'] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
`;
