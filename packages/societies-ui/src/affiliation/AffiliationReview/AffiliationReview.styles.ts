import { styled } from 'styled-components';
import { bidiText } from '../../base/bidi.styles.ts';
import { Card } from '../../base/Card/Card.tsx';
import { column, heading, plainList } from '../../theme/styles.ts';
import { color, control, radius, size, space, weight } from '../../theme/tokens.ts';

export const Root = styled(Card)`
  & p {
    margin: 0;
  }
  & > [data-part='head'] {
    display: flex;
    align-items: start;
    gap: ${space[3]};
    padding: ${space[5]} ${space[5]} ${space[3]};
  }
  & > [data-part='head'] > div {
    flex: 1;
    min-inline-size: 0;
  }
  & h2 {
    ${heading}
    ${bidiText}
    font-size: ${size[18]};
  }
  & :is([data-part='head'] p, [data-part='detail'], [data-part='document']) {
    color: ${color.ink2};
    font-size: ${size[14]};
  }
  & > [data-part='state'] {
    padding: 0 ${space[5]} ${space[4]};
  }
  & > ul {
    ${plainList}
  }
  & > ul > li {
    display: grid;
    grid-template-columns: 20px minmax(0, 1fr) auto;
    align-items: start;
    gap: ${space[3]};
    padding: ${space[3]} ${space[5]};
    border-block-start: 1px solid ${color.line};
  }
  & [data-part='mark'] > svg {
    inline-size: 20px;
    block-size: 20px;
    color: ${color.ink2};
  }
  & [data-state='done'] > [data-part='mark'] > svg {
    color: ${color.successText};
  }
  & [data-part='words'] {
    ${column}
    gap: ${space[1]};
  }
  & [data-part='words'] > [data-part='label'] {
    ${bidiText}
    font-weight: ${weight.strong};
    overflow-wrap: anywhere;
  }
  & [data-part='detail'] {
    ${bidiText}
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  & [data-part='document'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[2]};
    padding: ${space[1]} ${space[2]};
    border-radius: ${radius.control};
    background: ${color.track};
    overflow-wrap: anywhere;
  }
  /* A name keeps to one line: size and button stand under it where all three do not fit. */
  & [data-part='document'] > strong {
    flex: 1 1 9em;
    min-inline-size: 0;
    color: ${color.ink};
    font-weight: ${weight.medium};
  }
  & [data-part='document'] > svg {
    flex: none;
    inline-size: 18px;
    block-size: 18px;
  }
  & [data-part='words'] > [data-soc='TextArea'] {
    margin-block-start: ${space[2]};
  }
  & [data-part='comment'] {
    padding: ${space[2]} ${space[3]};
    border-radius: ${radius.control};
    background: ${color.warningSoft};
    color: ${color.onWarningSoft};
    font-size: ${size[14]};
    overflow-wrap: anywhere;
  }
  /* The target reaches over the row's space, so that the box stands on the label's line. */
  & > ul > li > [data-soc='Checkbox'] {
    margin-block: calc((1lh - ${control.target}) / 2);
    margin-inline-end: calc((20px - ${control.target}) / 2);
  }
  & > [data-part='foot'] {
    display: grid;
    gap: ${space[3]};
    padding: ${space[4]} ${space[5]} ${space[5]};
    border-block-start: 1px solid ${color.line};
  }
  & [data-part='actions'] {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(9em, 1fr));
    gap: ${space[3]};
  }
`;
