import { styled } from 'styled-components';
import { bidiText } from '../../base/bidi.styles.ts';
import { heading, plainList, sheltered, text, visuallyHidden } from '../../theme/styles.ts';
import { color, control, radius, shadow, size, space, weight } from '../../theme/tokens.ts';

export const Root = styled.section`
  ${sheltered}
  ${text}
  container-type: inline-size;
  & > h2 {
    ${heading} margin-block-end: ${space[4]};
    font-size: ${size[22]};
  }
  & > ul {
    display: grid;
    gap: 0;
    ${plainList}
  }
  & > ul > li {
    padding-block: ${space[4]};
    border-block-start: 1px solid ${color.line};
  }
  & [data-part='head'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[2]};
    min-block-size: ${control.target};
  }
  & [data-part='head'] > h3 {
    ${bidiText}
    display: flex;
    align-items: center;
    gap: ${space[2]};
    margin: 0;
    margin-inline-end: auto;
    font-size: ${size[16]};
    font-weight: ${weight.strong};
    overflow-wrap: anywhere;
  }
  & [data-part='head'] > h3 > svg {
    flex: none;
    inline-size: 16px;
    block-size: 16px;
    color: ${color.ink2};
  }
  & [data-part='holder'] {
    margin: 0;
    color: ${color.ink2};
    font-size: ${size[14]};
  }
  & > [data-part='columns'] {
    display: none;
  }
  & [data-part='box'] {
    display: contents;
  }
  & [data-part='note'] {
    margin: 0;
    color: ${color.ink2};
    font-size: ${size[13]};
  }
  & fieldset {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]};
    min-inline-size: 0;
    margin: ${space[2]} 0 0;
    padding: 0;
    border: 0;
  }
  & fieldset > legend {
    padding: 0;
  }
  & [data-part='box'] > svg {
    flex: none;
    inline-size: 16px;
    block-size: 16px;
  }
  /* What cannot be changed can still be read. */
  & [data-part='right']:has(:disabled:checked) {
    background: ${color.soft};
    color: ${color.onSoft};
  }
  /* Where there is room the rights are columns of boxes, and their words stand over them once. */
  @container (width >= 820px) {
    & > [data-part='columns'],
    & fieldset {
      display: grid;
      grid-auto-flow: column;
      grid-auto-columns: 96px;
      justify-content: end;
      justify-items: center;
      gap: 0;
      margin: 0;
    }
    & > [data-part='columns'] {
      align-items: end;
      padding-block-end: ${space[3]};
      padding-inline-end: calc(${control.target} + ${space[2]});
      color: ${color.ink2};
      font-size: ${size[13]};
      font-weight: ${weight.medium};
      line-height: 1.3;
      text-align: center;
    }
    & > ul > li {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto 52px;
      align-items: center;
      padding-block: ${space[3]};
    }
    & [data-part='head'] {
      display: grid;
      grid-column: 1 / -1;
      grid-template-columns: subgrid;
      grid-row: 1;
      gap: 0;
      align-items: center;
    }
    & [data-part='head'] > h3 {
      grid-area: 1 / 1;
    }
    & [data-part='head'] > h3:not(:has(+ [data-part='holder'])) {
      grid-row: 1 / span 2;
    }
    & [data-part='head'] > [data-part='holder'] {
      grid-area: 2 / 1;
    }
    & [data-part='head'] > button {
      grid-area: 1 / 3 / span 2;
      justify-self: end;
    }
    & fieldset {
      grid-area: 1 / 2;
    }
    & [data-part='note'],
    & > ul > li > [data-soc] {
      grid-column: 1 / -1;
    }
    & fieldset > [data-part='right'],
    & fieldset > [data-part='right']:has(:checked),
    & fieldset > [data-part='right']:has(:disabled),
    & fieldset > [data-part='right']:has(:disabled:checked) {
      display: grid;
      place-items: center;
      inline-size: ${control.target};
      min-block-size: ${control.target};
      margin: 0;
      padding: 0;
      border: 0;
      border-radius: ${radius.control};
      background: none;
    }
    /* It lies over its box, so that whoever explores by touch finds it where it is seen. */
    & fieldset > [data-part='right'] > input {
      inset: 0;
      z-index: 1;
      inline-size: 100%;
      block-size: 100%;
      margin: 0;
      clip-path: none;
      opacity: 0;
    }
    & [data-part='right'] > [data-part='words'] {
      ${visuallyHidden}
    }
    & [data-part='right'] > [data-part='box'] {
      display: grid;
      place-items: center;
      inline-size: 28px;
      block-size: 28px;
      border: 1.5px solid ${color.edge};
      border-radius: ${radius.small};
    }
    & [data-part='right'] > :checked + [data-part='box'] {
      border-color: ${color.primary};
      background: ${color.primary};
      color: ${color.onPrimary};
    }
    & [data-part='right'] > :disabled + [data-part='box'] {
      border-color: ${color.line};
      background: ${color.sunken};
      color: ${color.inkDisabled};
    }
  }
  & > [data-part='bar'] {
    position: sticky;
    inset-block-end: ${space[4]};
    z-index: 1;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: flex-end;
    gap: ${space[2]} ${space[3]};
    margin-block-start: ${space[4]};
    padding: ${space[3]} ${space[4]};
    border: 1px solid ${color.line};
    border-radius: ${radius.card};
    background: ${color.surface};
    box-shadow: ${shadow[2]};
  }
  /* A society's pages have a bar of their own at the foot of a phone. */
  @media (width < 768px) {
    & > [data-part='bar'] {
      inset-block-end: 76px;
    }
  }
  & > [data-part='bar'] > p {
    ${bidiText}
    flex: 1 1 220px;
    margin: 0;
    color: ${color.ink2};
    font-size: ${size[14]};
    overflow-wrap: anywhere;
  }
  & > [data-part='bar'] > p > strong {
    margin-inline-end: ${space[2]};
    color: ${color.ink};
    font-size: ${size[16]};
    font-weight: ${weight.strong};
  }
  & > form {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: ${space[3]};
    margin-block-start: ${space[2]};
    padding-block-start: ${space[5]};
    border-block-start: 1px solid ${color.line};
  }
  & > form > [data-soc='TextField'] {
    flex: 1 1 220px;
  }
  & > form[data-state='invalid'] {
    align-items: start;
  }
  & > form[data-state='invalid'] > button {
    margin-block-start: calc(1.3 * ${size[14]} + ${space[2]});
  }
`;
