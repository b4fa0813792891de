import { styled } from 'styled-components';
import { bidiLine, bidiText } from '../bidi.styles.ts';
import { fadingEnds } from '../fadingEnds.styles.ts';
import { controlReset, dimmed, heading, raised, sheltered, spread, text } from '../../theme/styles.ts';
import { color, control, radius, size, space, weight } from '../../theme/tokens.ts';

export const Root = styled.div`
  ${sheltered}
  ${text}
  min-inline-size: 0;
  container-type: inline-size;
  & > [data-part='top'] {
    ${spread}
    gap: ${space[3]} ${space[4]};
    padding: ${space[5]} ${space[5]} ${space[3]};
  }
  & [data-part='caption'] {
    ${heading}
    font-size: ${size[18]};
  }
  /* An edge behind which there is more fades, whatever the table stands on. */
  & > [data-part='scroll'] {
    overflow: auto;
    overscroll-behavior-x: contain;
    ${fadingEnds}
  }
  & > [data-part='scroll']:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: -2px;
    border-radius: ${radius.control};
  }
  & table {
    inline-size: 100%;
    border-collapse: separate;
    border-spacing: 0;
    font-size: ${size[15]};
  }
  & th,
  & td {
    box-sizing: border-box;
    padding: ${space[2]} ${space[4]};
    border-block-end: 1px solid ${color.line};
    ${bidiLine}
    vertical-align: middle;
  }
  & tbody td,
  & tbody th {
    block-size: 60px;
  }
  & td {
    color: ${color.ink2};
    white-space: nowrap;
  }
  & th:first-child,
  & td:first-child {
    padding-inline-start: ${space[5]};
  }
  & th:last-child,
  & td:last-child {
    padding-inline-end: ${space[5]};
  }
  & tbody th {
    min-inline-size: 8em;
    font-weight: ${weight.medium};
  }
  & [data-align='end'] {
    unicode-bidi: normal;
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  & thead th {
    color: ${color.ink2};
    font-size: ${size[13]};
    font-weight: ${weight.strong};
    white-space: nowrap;
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    block-size: 52px;
  }
  /* Rows pass below the head where the table scrolls by itself. */
  & [aria-rowcount] thead th {
    background: ${color.surface};
  }
  & tbody tr[data-part='row']:hover {
    background: color-mix(in srgb, ${color.track} 45%, transparent);
  }
  & [data-part='space'] td {
    block-size: auto;
    padding: 0;
    border: 0;
  }
  & [data-part='missing'] td {
    block-size: calc(var(--soc-table-missing) * 60px);
    padding: 0;
    border: 0;
  }
  &[data-state='pending'] tbody {
    ${dimmed}
  }
  & > [data-part='foot'] {
    ${spread}
    gap: ${space[3]};
    min-block-size: 60px;
    padding: ${space[2]} ${space[5]};
    color: ${color.ink2};
    font-size: ${size[13]};
    font-variant-numeric: tabular-nums;
  }
  & [data-part='range'] {
    flex: none;
    ${bidiText}
  }
  /* Pagination is a size container, so it needs a width that its content does not give. */
  & > [data-part='foot'] > [data-soc='Pagination'] {
    flex: 1 1 300px;
    min-inline-size: 0;
  }
  & > [data-part='foot'] > [data-soc='Pagination'] > ul {
    justify-content: flex-end;
  }

  /* A window so low that what stands above the rows would push the first of them below it. */
  @media (height < 480px) {
    & > [data-part='top'] {
      padding-block: ${space[2]} 0;
    }
    & thead th {
      block-size: ${control.target};
      padding-block: ${space[1]};
    }
  }

  /* Where columns have little room their values go on in a second line, between words, rather than out of sight. */
  @container (640px <= width < 960px) {
    & th,
    & td {
      padding-inline: ${space[2]};
    }
    & td {
      white-space: normal;
    }
    & tbody td {
      overflow-wrap: break-word;
    }
    /* A day and its month stay together. */
    & td > time {
      display: inline-block;
      min-inline-size: 6.5em;
    }
    /* Its name is what a row is found by: whole words, whatever else has to go on below. */
    & tbody th {
      min-inline-size: 13em;
    }
    & button {
      white-space: nowrap;
    }
  }

  /* Where there is no room for columns a row is what names it, its values below in one flow, and its buttons beside both. */
  @container (width < 640px) {
    & table,
    & thead,
    & tbody {
      display: block;
    }
    /* Lines of about the same length: none is left to a single header. */
    && thead tr {
      display: block;
      padding-inline: ${space[5]} 0;
      border-block-end: 1px solid ${color.line};
      text-wrap: balance;
    }
    & thead th:nth-child(n) {
      display: inline-flex;
      align-items: center;
      position: static;
      inline-size: auto !important;
      margin-inline-end: ${space[5]};
      padding: 0;
      border: 0;
    }
    /* What cannot be sorted has no line here: its header is for screen readers, and takes no room. */
    & thead th:nth-child(n):not(:has(button)) {
      position: absolute;
      clip-path: inset(50%);
    }
    & [data-part='missing'],
    & [data-part='missing'] td {
      display: block;
    }
    & [data-part='missing'] td {
      block-size: calc(var(--soc-table-missing) * 68px);
    }
    & tbody tr:is([data-part='row'], [data-part='skeleton']) {
      display: flex;
      flex-wrap: wrap;
      align-content: center;
      align-items: center;
      gap: 2px ${space[4]};
      position: relative;
      box-sizing: border-box;
      min-block-size: 68px;
      /* The dots between values are drawn before each; this clips those at the beginning of a line. */
      margin-inline-start: ${space[4]};
      overflow: clip;
      padding: ${space[3]} ${space[1]};
      padding-inline-end: calc(${space[5]} + var(--soc-table-actions, 0px));
      border-block-end: 1px solid ${color.line};
    }
    & tbody tr:last-child:is([data-part='row'], [data-part='skeleton']) {
      border: 0;
    }
    & tbody tr:is([data-part='row'], [data-part='skeleton']) > * {
      flex: none;
      position: relative;
      max-inline-size: 100%;
      block-size: auto;
      padding: 0;
      border: 0;
      background: none;
      font-size: ${size[14]};
      ${bidiLine}
      white-space: normal;
      overflow-wrap: anywhere;
    }
    & tbody tr[data-part='row'] > th {
      flex-basis: 100%;
      font-size: ${size[15]};
    }
    & tbody tr[data-part='row'] > td::before {
      content: '·';
      position: absolute;
      inset-block-start: calc(50% - 0.75em);
      inset-inline-start: -10px;
    }
    & tbody tr[data-part='row'] > td:empty {
      display: none;
    }
    & tbody tr[data-part='row'] > [data-part='actions']::before,
    & tbody tr[data-part='row'] > td:first-child::before {
      content: none;
    }
    /* A picture before the name. */
    & tbody tr[data-part='row'] > td:first-child + th {
      flex: 1 0 60%;
    }
    & tbody tr[data-part='row'] > [data-part='actions'] {
      position: absolute;
      inset-block: 0;
      inset-inline-end: ${space[5]};
      display: flex;
      align-items: center;
    }
    & tbody tr[data-part='skeleton'] > td {
      flex: 0 0 24%;
    }
    & tbody tr[data-part='skeleton'] > [data-part='actions'] {
      display: none;
    }
    & tbody tr[data-part='skeleton'] > td:first-child {
      flex-basis: 100%;
    }
  }
`;

export const SortHeader = styled.button`
  ${sheltered}
  ${raised} {
    ${controlReset}
    display: inline-flex;
    align-items: center;
    gap: ${space[1]};
    min-block-size: ${control.small};
    margin-inline: calc(-1 * ${space[2]});
    padding-inline: ${space[2]};
    border-radius: ${radius.small};
    font-weight: inherit;
    @media (pointer: coarse) {
      min-block-size: ${control.target};
    }
  }
  & > svg {
    inline-size: 16px;
    block-size: 16px;
    stroke-width: 1.75px;
  }
  & > svg[data-state='none'] {
    opacity: 0.55;
  }
  &:hover {
    color: ${color.ink};
  }
  &:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: 0;
  }
`;
