import { styled } from 'styled-components';
import { bidiText } from '../../base/bidi.styles.ts';
import { column, disc, heading, plainList, sheltered, text } from '../../theme/styles.ts';
import { breakpoint, color, radius, shadow, size, space, weight } from '../../theme/tokens.ts';

export const Root = styled.section`
  ${sheltered}
  ${text}
  ${column}
  &[data-state='unknown'] {
    padding: ${space[12]} ${space[4]};
  }
  &[data-state='unknown'] h1 {
    ${heading}
    font-size: ${size[28]};
  }
  & > [data-part='banner'] {
    position: relative;
    block-size: 180px;
    overflow: clip;
  }
  & > [data-part='banner'] > [data-soc='SocietyArt'] {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  & > [data-part='emblem'] {
    position: relative;
    justify-self: center;
    margin-block-start: calc(-1 * ${space[14]});
  }
  & [data-part='tick'] {
    position: absolute;
    inset-block-end: 0;
    inset-inline-end: 0;
    display: grid;
    place-items: center;
    inline-size: 32px;
    block-size: 32px;
    border: 4px solid ${color.page};
    border-radius: ${radius.full};
    background: ${color.successText};
    color: ${color.page};
  }
  & [data-part='tick'] > svg {
    inline-size: 20px;
    block-size: 20px;
  }
  & > [data-part='content'] {
    ${column}
    gap: ${space[6]};
    box-sizing: border-box;
    inline-size: 100%;
    max-inline-size: 480px;
    margin-inline: auto;
    padding: ${space[4]} ${space[4]} ${space[12]};
  }
  & [data-part='words'] {
    display: grid;
    gap: ${space[2]};
    text-align: center;
  }
  & [data-part='words'] > p {
    ${bidiText}
    margin: 0;
    color: ${color.ink2};
  }
  & [data-part='words'] > [data-part='description'] {
    font-size: ${size[18]};
    overflow-wrap: anywhere;
    text-wrap: balance;
  }
  &[data-state='joined'] [data-part='description'] {
    font-size: ${size[16]};
  }
  & [data-part='words'] > h1 {
    ${heading}
    ${bidiText}
    font-size: ${size[36]};
    letter-spacing: -0.02em;
    overflow-wrap: anywhere;
    text-wrap: balance;
  }
  & [data-part='words'] > h1:focus {
    outline: none;
  }
  & h2 {
    ${heading}
    font-size: ${size[18]};
  }
  & :is([data-part='first'], [data-part='people']) {
    display: grid;
    gap: ${space[3]};
    text-align: start;
  }
  & [data-part='people'] > ul {
    display: grid;
    margin: 0;
    padding: 0 ${space[5]};
    border-radius: ${radius.card};
    background: ${color.surface};
    box-shadow: ${shadow[2]};
    list-style: none;
  }
  & [data-part='people'] li {
    display: flex;
    align-items: center;
    gap: ${space[3]};
    padding-block: ${space[3]};
  }
  & [data-part='people'] li + li {
    border-block-start: 1px solid ${color.line};
  }
  & [data-part='people'] li > span:last-child {
    ${bidiText}
    display: grid;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & [data-part='people'] strong {
    font-weight: ${weight.strong};
  }
  & [data-part='people'] strong + span {
    color: ${color.ink2};
    font-size: ${size[14]};
  }
  & [data-part='aside'] {
    margin: 0;
    color: ${color.ink2};
    text-align: center;
  }
  & [data-part='aside'] > a {
    display: inline-block;
    padding-block: ${space[2]};
    font-weight: ${weight.strong};
  }
  & [data-part='aside'] > [data-soc='Button'] {
    padding-inline: 0;
  }
  & [data-part='notice'] {
    display: grid;
    gap: ${space[2]};
    margin: 0;
    padding: ${space[5]};
    border: 1px solid ${color.line};
    border-radius: ${radius.card};
    background: ${color.surface};
    text-align: center;
  }
  & [data-part='notice'] > p {
    margin: 0;
    color: ${color.ink2};
  }
  & [data-part='next'] {
    display: grid;
    gap: ${space[4]};
    padding-block-start: ${space[5]};
    border-block-start: 1px solid ${color.line};
  }
  & [data-part='next'] > ol {
    display: grid;
    gap: ${space[5]};
    ${plainList}
    counter-reset: step;
  }
  & [data-part='next'] li {
    counter-increment: step;
    position: relative;
    display: grid;
    gap: ${space[1]};
    padding-inline-start: ${space[10]};
  }
  & [data-part='next'] li > span {
    color: ${color.ink2};
    font-size: ${size[15]};
  }
  & [data-part='next'] li > strong {
    font-weight: ${weight.strong};
  }
  & [data-part='next'] li::before {
    content: counter(step);
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
    ${disc('28px')}
    background: ${color.track};
    font-size: ${size[14]};
    font-weight: ${weight.strong};
  }
  & [data-part='next'] li:not(:last-child)::after {
    content: '';
    position: absolute;
    inset-block: 32px -16px;
    inset-inline-start: 14px;
    inline-size: 1px;
    background: ${color.line};
  }
  & [data-part='privacy'] {
    display: grid;
    grid-template-columns: 20px minmax(0, 1fr);
    gap: ${space[3]};
    margin: 0;
    color: ${color.ink2};
    font-size: ${size[14]};
  }
  & [data-part='privacy'] > svg {
    inline-size: 20px;
    block-size: 20px;
    stroke-width: 1.75px;
  }
  @media (width >= ${breakpoint.medium}) {
    & > [data-part='banner'] {
      block-size: 240px;
    }
    & > [data-part='emblem'] {
      margin-block-start: calc(-1 * (${space[14]} + ${space[8]}));
    }
  }
`;
