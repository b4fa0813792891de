import { styled } from 'styled-components';
import { bidiText } from '../../base/bidi.styles.ts';
import { disc, heading, plainList, sheltered, spread, text } from '../../theme/styles.ts';
import { color, radius, size, space, weight } from '../../theme/tokens.ts';

export const Root = styled.ol`
  ${sheltered}
  ${text}
  display: grid;
  gap: ${space[6]};
  ${plainList}
  & > li {
    position: relative;
    display: grid;
    grid-template-columns: 32px minmax(0, 1fr);
    gap: ${space[2]} ${space[3]};
    align-items: start;
  }
  /* A line from each entry to the next. */
  & > li:not(:last-child)::before {
    content: '';
    position: absolute;
    inset-block: 44px -12px;
    inset-inline-start: 16px;
    inline-size: 1px;
    background: ${color.line};
  }
  & > li > * {
    grid-column: 2;
  }
  & > li > :first-child {
    grid-column: 1;
    grid-row: 1;
  }
  & [data-part='head'] {
    ${spread}
    gap: 0 ${space[4]};
    min-block-size: 32px;
    font-size: ${size[14]};
  }
  & [data-part='author'] {
    ${bidiText}
    font-weight: ${weight.strong};
  }
  & [data-part='role'],
  & time {
    color: ${color.ink2};
    font-size: ${size[13]};
  }
  & [data-part='body'] {
    display: grid;
    justify-items: start;
    gap: ${space[3]};
    justify-self: start;
    max-inline-size: 100%;
    box-sizing: border-box;
    padding: ${space[4]};
    border: 1px solid ${color.line};
    border-radius: ${radius.control} ${radius.card} ${radius.card};
    background: ${color.surface};
    color: ${color.ink};
  }
  & [data-own='true'] [data-part='body'] {
    border-color: ${color.track};
    background: ${color.track};
  }
  & [data-part='body'] > p {
    ${bidiText}
    margin: 0;
    font-size: ${size[15]};
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  & [data-part='step'] {
    display: inline-flex;
    align-items: center;
    gap: ${space[2]};
    font-size: ${size[13]};
    font-weight: ${weight.strong};
  }
  & [data-part='step'] > svg {
    inline-size: 16px;
    block-size: 16px;
  }
  & [data-part='step'][data-state='changes_asked'] {
    color: ${color.warningText};
  }
  & [data-part='step'][data-state='accepted'] {
    color: ${color.successText};
  }
  & [data-part='version'] {
    display: grid;
    gap: ${space[2]};
    padding: ${space[4]} ${space[5]};
    border: 1px solid ${color.line};
    border-radius: ${radius.card};
    background: color-mix(in srgb, ${color.surface} 45%, transparent);
  }
  & [data-part='version-head'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[1]} ${space[3]};
  }
  & [data-part='version-head'] > strong {
    ${heading}
    ${bidiText}
    font-size: ${size[16]};
    overflow-wrap: anywhere;
  }
  & [data-part='version-head'] > [data-soc='Button'] {
    margin-inline: auto calc(-1 * ${space[3]});
  }
  & [data-part='version-head'] [aria-expanded='true'] svg {
    rotate: 180deg;
  }
  & [data-part='version'] > p {
    ${bidiText}
    margin: 0;
    color: ${color.ink2};
    font-size: ${size[15]};
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  & [data-part='version'][data-state='closed'] > p {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
  }
  & [data-part='pencil'] {
    ${disc('32px')}
    background: ${color.primary};
    color: ${color.onPrimary};
  }
  & [data-part='pencil'] > svg {
    inline-size: 16px;
    block-size: 16px;
  }
`;
