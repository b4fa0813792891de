import { styled } from 'styled-components';
import { bidiText } from '../../base/bidi.styles.ts';
import { column, heading, sheltered, text } from '../../theme/styles.ts';
import { breakpoint, color, measure, radius, size, space, weight } from '../../theme/tokens.ts';

export const Root = styled.div`
  ${sheltered}
  ${text}
  ${column}
  align-items: start;
  gap: ${space[6]};
  & p {
    margin: 0;
  }
  & h2 {
    ${heading}
    font-size: ${size[22]};
  }
  & h3 {
    ${heading}
    font-size: ${size[16]};
  }
  & > [data-part='page'] {
    ${column}
    gap: ${space[5]};
  }
  & [data-part='head'] {
    display: flex;
    flex-wrap: wrap;
    align-items: start;
    justify-content: space-between;
    gap: ${space[3]};
  }
  & [data-part='readers'] {
    display: flex;
    align-items: center;
    gap: ${space[2]};
    margin-block-start: ${space[1]};
    color: ${color.ink2};
    font-size: ${size[14]};
  }
  & [data-part='readers'] > svg {
    flex: none;
    inline-size: 16px;
    block-size: 16px;
  }
  & [data-part='text'] {
    max-inline-size: ${measure};
  }
  & [data-part='nothing'] {
    display: grid;
    gap: ${space[1]};
    max-inline-size: ${measure};
    padding: ${space[5]};
    border: 1px dashed ${color.edge};
    border-radius: ${radius.card};
    color: ${color.ink2};
  }
  & [data-part='nothing'] > p:first-child {
    color: ${color.ink};
    font-weight: ${weight.strong};
  }
  & [data-part='contacts'] {
    padding-block-start: ${space[5]};
    border-block-start: 1px solid ${color.line};
  }
  & dl {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 240px), 1fr));
    gap: ${space[4]};
    margin: ${space[4]} 0 0;
  }
  & dt {
    ${bidiText}
    font-weight: ${weight.strong};
    overflow-wrap: anywhere;
  }
  & dd {
    ${bidiText}
    margin: 0;
    color: ${color.ink2};
    font-size: ${size[14]};
    overflow-wrap: anywhere;
  }
  & [data-part='written'] {
    color: ${color.ink2};
    font-size: ${size[13]};
  }
  & [data-part='form'] {
    ${column}
    gap: ${space[5]};
  }
  & fieldset {
    ${column}
    justify-items: start;
    gap: ${space[4]};
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  & legend {
    padding: 0 0 ${space[2]};
    font-weight: ${weight.strong};
  }
  & [data-part='row'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto;
    align-items: end;
    gap: ${space[3]};
    inline-size: 100%;
  }
  & [data-part='actions'] {
    display: flex;
    gap: ${space[3]};
  }
  & > [data-part='aside'] {
    ${column}
    gap: ${space[5]};
  }
  & :is([data-part='year'], [data-part='steps']) {
    ${column}
    gap: ${space[1]};
  }
  & :is([data-part='year'], [data-part='steps']) > p {
    color: ${color.ink2};
    font-size: ${size[14]};
  }
  & [data-part='steps'] > div {
    ${column}
    justify-items: start;
  }
  & ol {
    display: grid;
    gap: ${space[3]};
    margin: ${space[3]} 0 0;
    padding: 0;
    list-style: none;
    font-size: ${size[14]};
  }
  & ol > li {
    display: grid;
    grid-template-columns: 3em minmax(0, 1fr);
    gap: ${space[2]};
  }
  & [data-part='month'] {
    font-weight: ${weight.strong};
  }
  & li[data-state='quiet'] {
    color: ${color.ink2};
  }
  & ol p {
    display: flex;
    justify-content: space-between;
    gap: ${space[3]};
  }
  & [data-part='event'] {
    ${bidiText}
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & :is([data-part='count'], [data-part='more']) {
    color: ${color.ink2};
    font-variant-numeric: tabular-nums;
  }
  @media (width >= ${breakpoint.large}) {
    & {
      grid-template-columns: minmax(0, 1fr) 360px;
    }
  }
`;
