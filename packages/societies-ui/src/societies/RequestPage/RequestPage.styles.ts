import { styled } from 'styled-components';
import { bidiText } from '../../base/bidi.styles.ts';
import { column, disc, focusRing, heading, plainList, sheltered, text } from '../../theme/styles.ts';
import { color, radius, size, space, weight } from '../../theme/tokens.ts';

export const Root = styled.div`
  ${sheltered}
  ${text}
  ${column}
  gap: ${space[6]};
  & > header {
    display: grid;
    gap: ${space[2]};
  }
  & > header > h1 {
    ${heading}
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[3]};
    margin: 0;
    font-size: ${size[36]};
    overflow-wrap: anywhere;
  }
  & > header > p {
    margin: 0;
    color: ${color.ink2};
  }
  & [data-part='stack'] {
    ${column}
    gap: ${space[5]};
  }
  & time,
  & [data-part='hint'] {
    color: ${color.ink2};
    font-size: ${size[13]};
  }
  & [data-part='steps'] {
    display: grid;
    gap: ${space[5]};
    ${plainList}
  }
  & [data-part='steps'] > li {
    position: relative;
    display: grid;
    grid-template-columns: 24px minmax(0, 1fr);
    gap: 0 ${space[4]};
  }
  & [data-part='steps'] > li > :not(:first-child) {
    grid-column: 2;
  }
  & [data-part='steps'] strong {
    font-weight: ${weight.strong};
  }
  & [data-part='steps'] > [data-state='coming'] > strong {
    color: ${color.ink2};
  }
  & [data-part='steps'] > li:not(:last-child)::before {
    content: '';
    position: absolute;
    inset-block: 28px -16px;
    inset-inline-start: 12px;
    inline-size: 1px;
    background: ${color.line};
  }
  & [data-part='disc'] {
    grid-row: 1 / span 2;
    ${disc('24px')}
    border: 1.5px solid ${color.edge};
  }
  & [data-state='done'] > [data-part='disc'] {
    border-color: ${color.accent};
    background: ${color.accent};
    color: ${color.surface};
  }
  & [data-state='changes_asked'] > [data-part='disc'] {
    border-color: ${color.warningText};
    background: ${color.warningSoft};
    color: ${color.onWarningSoft};
  }
  & [data-state='accepted'] > [data-part='disc'] {
    border-color: ${color.successText};
    color: ${color.successText};
  }
  & [data-part='disc'] > svg {
    inline-size: 14px;
    block-size: 14px;
    stroke-width: 2.5px;
  }
  & [data-part='founded'] {
    ${bidiText}
    margin: 0;
  }
  & [data-part='founded'] > a {
    border-radius: ${radius.small};
    color: ${color.accentText};
    font-weight: ${weight.strong};
    ${focusRing}
  }
  & [data-part='place'] {
    display: grid;
    grid-template-columns: 20px minmax(0, 1fr);
    gap: ${space[3]};
    margin: 0;
    padding-block-start: ${space[4]};
    border-block-start: 1px solid ${color.line};
    color: ${color.ink2};
    font-size: ${size[14]};
  }
  & [data-part='place'] > svg {
    inline-size: 20px;
    block-size: 20px;
    color: ${color.ink};
  }
  & [data-soc='RequestThread'] [data-soc='Panel'] {
    border: 1px solid color-mix(in srgb, ${color.accent} 40%, transparent);
  }
  & [data-part='buttons'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: flex-end;
    gap: ${space[3]};
  }
  & [data-part='withdraw'] {
    margin-inline: calc(-1 * ${space[3]}) auto;
    color: ${color.dangerText};
  }
`;
