import { styled } from 'styled-components';
import { bidiText } from '../../base/bidi.styles.ts';
import { Card } from '../../base/Card/Card.tsx';
import { column, heading, plainList, sheltered, spread, text } from '../../theme/styles.ts';
import { breakpoint, color, control, font, radius, size, space, weight } from '../../theme/tokens.ts';

/** What an import would do, beside the file. */
export const Result = styled(Card)``;

export const Root = styled.div`
  ${sheltered}
  ${text}
  ${column}
  gap: ${space[6]};
  & > [data-part='head'] {
    display: grid;
    gap: ${space[2]};
  }
  & > [data-part='head'] > p,
  & [data-part='about'] > p {
    margin: 0;
    max-inline-size: 68ch;
    color: ${color.ink2};
  }
  & [data-part='about'] {
    display: grid;
    gap: ${space[2]};
  }
  & [data-part='about'] > p:first-child {
    color: ${color.ink};
    font-weight: ${weight.medium};
  }
  & [data-part='note'] {
    margin: 0;
    color: ${color.ink2};
    font-size: ${size[14]};
  }
  & [data-part='example'] {
    justify-self: start;
  }
  /* A press on the label chooses a file too. */
  @media (pointer: coarse) {
    & [data-soc='FileDrop'] > [data-part='label'] {
      display: flex;
      align-items: center;
      min-block-size: ${control.target};
    }
  }
  & [data-part='flow'] {
    ${column}
    gap: ${space[5]};
    align-items: start;
  }
  & [data-part='title'] {
    ${spread}
    gap: ${space[3]} ${space[4]};
    padding: ${space[5]} ${space[5]} ${space[3]};
  }
  & [data-part='title'] h2,
  & [data-part='file'] h2 {
    ${heading}
    font-size: ${size[18]};
  }
  & [data-part='title'] p {
    margin: ${space[1]} 0 0;
    color: ${color.ink2};
    font-size: ${size[14]};
  }
  & [data-part='title'] > [data-part='legend'] {
    display: flex;
    align-items: center;
    gap: ${space[2]};
    margin: 0;
    font-size: ${size[13]};
  }
  & [data-part='legend'] > svg {
    inline-size: 18px;
    block-size: 18px;
    color: ${color.accent};
  }
  & [data-part='sample'] {
    ${bidiText}
    display: inline-block;
    max-inline-size: 16em;
    padding: 2px ${space[2]};
    border-radius: ${radius.small};
    background: ${color.track};
    color: ${color.ink2};
    font-size: ${size[13]};
    font-weight: ${weight.medium};
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    vertical-align: middle;
  }

  & [data-part='file'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[3]} ${space[4]};
    padding: ${space[5]};
  }
  & [data-part='file'] > [data-part='icon'] {
    display: grid;
    place-items: center;
    inline-size: 44px;
    block-size: 44px;
    border-radius: ${radius.control};
    background: ${color.successSoft};
    color: ${color.successText};
  }
  & [data-part='file'] > [data-part='words'] {
    flex: 1 1 200px;
    min-inline-size: 0;
  }
  & [data-part='file'] h2 {
    ${bidiText}
    overflow-wrap: anywhere;
  }
  & [data-part='file'] p {
    margin: 2px 0 0;
    color: ${color.ink2};
    font-size: ${size[14]};
  }

  & [data-part='columns'] {
    container-type: inline-size;
  }
  & [data-part='columns'] > ul {
    ${plainList}
  }
  & [data-part='headings'],
  & [data-part='column'] {
    ${column}
    gap: ${space[2]} ${space[4]};
    align-items: center;
    padding: ${space[3]} ${space[5]};
    border-block-end: 1px solid ${color.line};
  }
  & [data-part='columns'] > ul:last-child > li:last-child {
    border: 0;
  }
  & [data-part='headings'] {
    display: none;
    color: ${color.ink2};
    font-size: ${size[13]};
    font-weight: ${weight.strong};
  }
  & [data-part='column'] > svg {
    display: none;
    inline-size: 18px;
    block-size: 18px;
    color: ${color.ink2};
  }
  & [data-part='column'] > [data-part='name'] {
    ${bidiText}
    display: grid;
    overflow-wrap: anywhere;
  }
  & [data-part='name'] > strong {
    font-weight: ${weight.strong};
  }
  & [data-part='twice'] {
    color: ${color.warningText};
    font-size: ${size[13]};
  }
  & [data-part='samples'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]};
    min-inline-size: 0;
  }
  & [data-part='column'] select[data-guessed] {
    padding-inline-end: calc(3 * ${space[3]} + 36px);
  }
  & [data-part='column'] svg[data-part='guess'] {
    inset-inline-end: calc(2 * ${space[3]} + 18px);
    color: ${color.accent};
  }
  @container (width >= 620px) {
    & [data-part='headings'],
    & [data-part='column'] {
      display: grid;
      grid-template-columns: minmax(0, 5fr) minmax(0, 7fr) 18px minmax(0, 6fr);
    }
    & [data-part='headings'] > :last-child {
      grid-column: 4;
    }
    & [data-part='column'] > svg {
      display: block;
    }
    & [data-part='dates'] {
      grid-column: 1 / -1;
    }
  }
  & [data-part='dates'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${space[5]};
    min-inline-size: 0;
    margin: 0;
    padding: 0 ${space[4]};
    border: 0;
    border-radius: ${radius.control};
    background: ${color.warningSoft};
    color: ${color.onWarningSoft};
    font-size: ${size[14]};
  }
  & [data-part='dates'] > legend {
    float: inline-start;
    display: flex;
    flex: 1 1 auto;
    align-items: center;
    gap: ${space[3]};
    min-block-size: ${control.target};
    padding: 0;
    font-weight: ${weight.strong};
  }
  & [data-part='dates'] svg {
    flex: none;
    inline-size: 18px;
    block-size: 18px;
  }
  & [data-part='dates'] > label {
    display: inline-flex;
    align-items: center;
    gap: ${space[2]};
    min-block-size: ${control.target};
    cursor: pointer;
  }
  /* In the ink of its words, which is seen on this ground in each theme; a browser's own is grey, and its ring a square. */
  & [data-part='dates'] input {
    appearance: none;
    flex: none;
    box-sizing: border-box;
    inline-size: 20px;
    block-size: 20px;
    margin: 0;
    border: 1.5px solid currentcolor;
    border-radius: ${radius.full};
    background: ${color.surface};
    color: inherit;
    cursor: inherit;
  }
  & [data-part='dates'] input:checked {
    border-width: 6px;
  }
  & [data-part='dates'] input:focus-visible {
    outline: 2px solid currentcolor;
    outline-offset: 2px;
  }
  & [data-part='missing'],
  & [data-part='error'] {
    display: grid;
    grid-template-columns: 20px minmax(0, 1fr);
    gap: ${space[2]};
    margin: 0;
    color: ${color.dangerText};
    font-size: ${size[14]};
  }
  & [data-part='missing'] {
    padding: 0 ${space[5]} ${space[3]};
  }
  & [data-part='missing'] > svg,
  & [data-part='error'] > svg {
    inline-size: 20px;
    block-size: 20px;
  }
  & [data-part='left-out'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[2]} ${space[3]};
    padding: ${space[3]} ${space[5]};
    color: ${color.ink2};
    font-size: ${size[14]};
  }
  & [data-part='left-out'] > button {
    margin-inline-start: auto;
  }
  & [data-part='left-out'] > ul {
    flex: 1 1 180px;
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]};
    min-inline-size: 0;
    ${plainList}
  }

  & [data-part='who'] {
    ${bidiText}
    display: grid;
  }
  & [data-part='id'] {
    color: ${color.ink2};
    font-size: ${size[13]};
    font-weight: ${weight.text};
    font-variant-numeric: tabular-nums;
  }
  & [data-part='society'] {
    display: inline-flex;
    align-items: center;
    gap: ${space[3]};
  }
  & [data-part='society'] > [data-soc='SocietyLogo'] {
    flex: none;
    inline-size: 28px;
    block-size: 28px;
    font-size: ${size[12]};
  }
  & [data-part='cell'] {
    ${bidiText}
    display: inline-block;
    box-sizing: border-box;
    inline-size: max-content;
    max-inline-size: 14em;
    padding: 2px ${space[2]};
    border-radius: ${radius.small};
    background: ${color.dangerSoft};
    color: ${color.dangerText};
    font-size: ${size[13]};
    font-weight: ${weight.medium};
    white-space: normal;
    overflow-wrap: anywhere;
  }
  & [data-part='refused'] tbody th {
    min-inline-size: 4em;
  }
  & [data-part='reason'] {
    color: ${color.ink};
    white-space: normal;
  }

  & [data-part='result'] {
    ${column}
    gap: ${space[4]};
    padding: ${space[5]};
  }
  & [data-part='said'] {
    display: grid;
    gap: ${space[4]};
  }
  & [data-part='trial'] {
    display: grid;
    grid-template-columns: 20px minmax(0, 1fr);
    align-items: center;
    gap: ${space[3]};
    margin: 0;
    color: ${color.ink2};
    font-size: ${size[13]};
    font-weight: ${weight.medium};
  }
  & [data-part='trial'] > svg {
    inline-size: 20px;
    block-size: 20px;
    stroke-width: 1.75px;
  }
  & [data-part='trial'][data-state='stored'] {
    color: ${color.successText};
    font-size: ${size[16]};
  }
  & [data-part='outcome']:focus {
    outline: none;
  }
  & [data-part='figure'] {
    display: grid;
    margin: 0;
    color: ${color.ink2};
  }
  & [data-part='figure'] > strong {
    color: ${color.ink};
    font-family: ${font.display};
    font-size: ${size[36]};
    line-height: 1.15;
    letter-spacing: -0.02em;
    font-variant-numeric: tabular-nums;
  }
  & [data-part='shares'] {
    display: flex;
    gap: 2px;
    block-size: 8px;
    overflow: hidden;
    border-radius: ${radius.full};
    background: ${color.track};
  }
  & [data-part='shares'] > span {
    flex: var(--soc-share) 1 0;
    min-inline-size: 6px;
  }
  & [data-part='result'] [data-state='new'] {
    --soc-part: ${color.successText};
  }
  & [data-part='result'] [data-state='unchanged'] {
    --soc-part: ${color.edge};
  }
  & [data-part='result'] [data-state='refused'] {
    --soc-part: ${color.dangerText};
  }
  & [data-part='shares'] > span,
  & [data-part='result'] dt::before {
    background: var(--soc-part);
  }
  & [data-part='result'] > dl {
    display: grid;
    gap: ${space[3]};
    margin: 0;
  }
  & [data-part='result'] > dl > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
  }
  & [data-part='result'] dt {
    display: flex;
    align-items: center;
    gap: ${space[3]};
  }
  & [data-part='result'] dt::before {
    content: '';
    inline-size: 10px;
    block-size: 10px;
    border-radius: ${radius.small};
  }
  & [data-part='result'] dd {
    margin: 0;
    font-weight: ${weight.strong};
    font-variant-numeric: tabular-nums;
  }
  & [data-part='result'] > [data-soc='Checkbox'] {
    font-size: ${size[14]};
  }
  @media (width >= ${breakpoint.large}) {
    & [data-part='flow'] {
      grid-template-columns: minmax(0, 1fr) 300px;
    }
    & [data-part='flow'] > * {
      grid-column: 1;
    }
    & [data-part='flow'] > [data-part='result'] {
      grid-area: 1 / 2 / span 4;
      position: sticky;
      inset-block-start: calc(64px + ${space[5]});
    }
  }
`;
