import { styled } from 'styled-components';
import { bidiText } from '../../base/bidi.styles.ts';
import { column, disc, heading, sheltered, text } from '../../theme/styles.ts';
import { breakpoint, color, measure, radius, shadow, size, space, weight } from '../../theme/tokens.ts';

export const Root = styled.section`
  ${sheltered}
  ${text}
  ${column}
  align-items: start;
  gap: ${space[6]};
  & p {
    margin: 0;
  }
  & > [data-part='head'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[2]} ${space[3]};
  }
  & > [data-part='head'] > h2 {
    ${heading}
    font-size: ${size[22]};
  }
  & > [data-part='head'] > p {
    flex-basis: 100%;
    color: ${color.ink2};
  }
  & > [data-part='main'] {
    ${column}
    gap: ${space[6]};
  }
  & [data-part='title'] {
    display: flex;
    align-items: baseline;
    gap: ${space[3]};
    margin-block-end: ${space[3]};
    color: ${color.ink2};
    font-size: ${size[14]};
  }
  & [data-part='title'] > h3 {
    ${heading}
    color: ${color.ink};
    font-size: ${size[16]};
  }
  & section > ul {
    margin: 0;
    padding: 0;
    border-radius: ${radius.card};
    background: ${color.surface};
    box-shadow: ${shadow[2]};
    list-style: none;
  }
  & [data-part='change'] > ul {
    outline: 1px solid ${color.warningText};
  }
  & [data-part='item'] {
    display: grid;
    grid-template-columns: 32px minmax(0, 1fr) auto;
    align-items: start;
    gap: ${space[2]} ${space[4]};
    padding: ${space[4]} ${space[5]};
  }
  & [data-part='item'] + [data-part='item'] {
    border-block-start: 1px solid ${color.line};
  }
  & [data-part='mark'] {
    ${disc('32px')}
    border: 1.5px dashed ${color.edge};
  }
  & [data-state='done'] > [data-part='mark'] {
    border: 0;
    background: ${color.successSoft};
    color: ${color.successText};
  }
  & [data-state='change'] > [data-part='mark'] {
    border: 0;
    background: ${color.warningSoft};
    color: ${color.onWarningSoft};
  }
  & [data-part='mark'] > svg {
    inline-size: 18px;
    block-size: 18px;
  }
  & [data-part='words'] {
    display: grid;
    gap: ${space[1]};
    min-inline-size: 0;
    padding-block-start: ${space[1]};
  }
  & [data-part='item'] [data-part='label'] {
    ${bidiText}
    font-weight: ${weight.strong};
    overflow-wrap: anywhere;
  }
  & [data-part='optional'] {
    margin-inline-start: ${space[2]};
    color: ${color.ink2};
    font-size: ${size[13]};
    font-weight: ${weight.text};
  }
  & [data-part='detail'] {
    ${bidiText}
    max-inline-size: ${measure};
    color: ${color.ink2};
    font-size: ${size[14]};
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  & [data-part='document'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[1]} ${space[2]};
    color: ${color.ink2};
    font-size: ${size[14]};
    overflow-wrap: anywhere;
  }
  & [data-part='document'] > strong {
    color: ${color.ink};
    font-weight: ${weight.medium};
  }
  & [data-part='document'] > svg {
    flex: none;
    inline-size: 18px;
    block-size: 18px;
  }
  & [data-part='action'] {
    display: flex;
    align-items: center;
    min-block-size: 32px;
    color: ${color.ink2};
    font-size: ${size[14]};
    font-variant-numeric: tabular-nums;
  }
  & [data-part='office'] {
    display: flex;
    align-items: center;
    gap: ${space[2]};
  }
  & [data-part='office'] > svg {
    inline-size: 18px;
    block-size: 18px;
  }
  & :is([data-part='comment'], [data-part='more']) {
    grid-column: 2 / -1;
    ${column}
    gap: ${space[3]};
    margin: 0;
  }
  & [data-part='comment'] {
    max-inline-size: ${measure};
    padding: ${space[3]} ${space[4]};
    border-radius: ${radius.control};
    background: ${color.warningSoft};
    color: ${color.onWarningSoft};
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  & [data-part='buttons'] {
    display: flex;
    gap: ${space[2]};
  }
  & > [data-part='due'] {
    ${column}
    gap: ${space[4]};
    padding: ${space[5]};
    border-radius: ${radius.card};
    background: ${color.surface};
    box-shadow: ${shadow[2]};
  }
  & [data-part='when'] {
    display: flex;
    align-items: center;
    gap: ${space[4]};
  }
  & [data-part='days'] {
    font-size: ${size[18]};
    font-weight: ${weight.strong};
  }
  & [data-part='day'],
  & [data-part='hint'],
  & [data-part='steps'] [data-part='detail'] {
    color: ${color.ink2};
    font-size: ${size[14]};
  }
  & [data-part='hint'] {
    text-align: center;
    overflow-wrap: anywhere;
  }
  & [data-part='constellation'] {
    inline-size: 100%;
  }
  & [data-part='constellation'] line {
    stroke: ${color.edge};
    stroke-width: 1.25px;
  }
  & [data-part='constellation'] line[data-state='open'] {
    stroke-dasharray: 3 3;
  }
  & [data-part='constellation'] circle {
    fill: ${color.accent};
  }
  & [data-part='constellation'] circle:not([data-state='done']) {
    fill: ${color.surface};
    stroke: ${color.edge};
    stroke-width: 1.5px;
  }
  & [data-part='constellation'] circle[data-state='change'] {
    stroke: ${color.warningText};
    stroke-width: 2px;
  }
  & [data-part='counts'] {
    display: flex;
    justify-content: space-between;
    gap: ${space[3]};
    font-size: ${size[14]};
    font-weight: ${weight.strong};
  }
  & [data-part='counts'] > [data-part='change'] {
    color: ${color.warningText};
  }
  & [data-part='steps'] {
    display: grid;
    gap: ${space[4]};
    margin: 0;
    padding: ${space[5]} 0 0;
    border-block-start: 1px solid ${color.line};
    list-style: none;
  }
  & [data-part='steps'] > li {
    display: flex;
    gap: ${space[3]};
  }
  & [data-part='steps'] svg {
    flex: none;
    inline-size: 20px;
    block-size: 20px;
    color: ${color.ink2};
  }
  & [data-part='steps'] > [data-state='changes_asked'] svg {
    color: ${color.warningText};
  }
  & [data-part='steps'] > [data-state='accepted'] svg {
    color: ${color.successText};
  }
  & [data-part='steps'] [data-part='label'] {
    font-weight: ${weight.strong};
  }
  & [data-part='steps'] [data-part='text'] {
    ${bidiText}
    margin-block-start: ${space[1]};
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  @media (width < ${breakpoint.small}) {
    & [data-part='item'] {
      grid-template-columns: 32px minmax(0, 1fr);
      padding-inline: ${space[4]};
    }
    & [data-part='action'] {
      grid-column: 2;
    }
    & [data-part='action']:empty {
      display: none;
    }
  }
  @media (width >= ${breakpoint.large}) {
    &:has(> [data-part='due']) {
      grid-template-columns: minmax(0, 1fr) 340px;
    }
    & > [data-part='head'] {
      grid-column: 1 / -1;
    }
  }
`;
