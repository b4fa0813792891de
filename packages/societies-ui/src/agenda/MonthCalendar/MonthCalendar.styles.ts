import { styled } from 'styled-components';
import { controlReset, focusRing, heading, oneLine, text, sheltered } from '../../theme/styles.ts';
import { color, control, radius, size, space, weight } from '../../theme/tokens.ts';

export const Root = styled.section`
  ${sheltered}
  ${text}
  & > [data-part='head'] {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-block-size: ${control.target};
  }
  & h2 {
    ${heading}
    margin: 0;
    font-size: ${size[16]};
  }
  & table {
    inline-size: 100%;
    border-collapse: collapse;
    table-layout: fixed;
  }
  & th {
    padding-block: ${space[2]};
    color: ${color.ink2};
    font-size: ${size[12]};
    font-weight: ${weight.text};
    text-align: center;
  }
  & td {
    padding: 0;
    text-align: center;
    vertical-align: top;
  }
  & td > button,
  & td [data-part='day'] {
    display: inline-grid;
    grid-template-rows: 1fr 6px;
    place-items: center;
    box-sizing: border-box;
    inline-size: 100%;
    max-inline-size: ${control.target};
    block-size: ${control.target};
    padding: ${space[1]};
    border-radius: ${radius.control};
    font-size: ${size[14]};
    font-variant-numeric: tabular-nums;
  }
  & td > button {
    ${controlReset}
    display: inline-grid;
    inline-size: 100%;
    block-size: ${control.target};
    color: ${color.ink};
    font-size: ${size[14]};
    font-weight: ${weight.medium};
    cursor: pointer;
    ${focusRing}
    &:hover {
      background: ${color.track};
    }
  }
  & td[data-state='past'] :is(button, [data-part='day']) {
    color: ${color.ink2};
  }
  & td [aria-current='date'] {
    background: ${color.soft};
    color: ${color.onSoft};
    font-weight: ${weight.bold};
  }
  & td button[aria-pressed='true'] {
    background: ${color.primary};
    color: ${color.onPrimary};
  }
  & [data-part='dots'] {
    display: flex;
    gap: 3px;
    & > span {
      inline-size: 4px;
      block-size: 4px;
      border-radius: ${radius.full};
      background: ${color.accent};
    }
  }
  @media (forced-colors: active) {
    & [data-part='dots'] > span {
      background: CanvasText;
    }
    & td span[aria-current='date'] {
      outline: 3px solid Highlight;
      outline-offset: -3px;
    }
  }
  & button[aria-pressed='true'] [data-part='dots'] > span {
    background: ${color.tertiary};
    box-shadow: 0 0 0 1px ${color.onPrimary};
  }
  &[data-size='large'] {
    & h2 {
      font-size: ${size[22]};
    }
    & table {
      border-spacing: 0;
    }
    & td {
      block-size: 116px;
      padding: ${space[1]};
      border: 1px solid ${color.line};
      background: ${color.surface};
      text-align: start;
    }
    & td[data-state='outside'] {
      background: ${color.sunken};
    }
    & ul {
      display: grid;
      gap: 2px;
      margin: 2px 0 0;
      padding: 0;
      font-size: ${size[12]};
      list-style: none;
    }
    & li {
      ${oneLine}
      color: ${color.ink2};
    }
    & a {
      ${oneLine}
      display: block;
      padding: 2px ${space[1]};
      border-radius: ${radius.small};
      background: ${color.soft};
      color: ${color.onSoft};
      text-decoration: none;
      ${focusRing}
    }
    & a:hover {
      background: ${color.softHover};
    }
    & [data-part='more'] {
      ${controlReset}
      padding: 2px ${space[1]};
      border-radius: ${radius.small};
      color: ${color.accentText};
      font-size: ${size[12]};
      font-weight: ${weight.medium};
      ${focusRing}
    }
    & [data-part='more']:hover {
      background: ${color.track};
    }
    & time {
      font-variant-numeric: tabular-nums;
    }
  }
`;
