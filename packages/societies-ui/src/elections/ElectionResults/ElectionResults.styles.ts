import { styled } from 'styled-components';
import { bidiText } from '../../base/bidi.styles.ts';
import {
  column,
  controlReset,
  cover,
  focusRing,
  heading,
  plainList,
  sheltered,
  text,
} from '../../theme/styles.ts';
import {
  avatarColor,
  breakpoint,
  color,
  control,
  font,
  radius,
  shadow,
  size,
  space,
  weight,
} from '../../theme/tokens.ts';

export const Root = styled.section`
  ${sheltered}
  ${text}
  ${column}
  align-items: start;
  gap: ${space[6]};
  & > [data-part='when'] {
    margin: 0;
    color: ${color.ink2};
  }
  & > [data-part='roles'] {
    padding: ${space[2]};
    border-radius: ${radius.card};
    background: ${color.surface};
    box-shadow: ${shadow[2]};
  }
  & > [data-part='roles'] > ul {
    display: grid;
    gap: ${space[1]};
    ${plainList}
  }
  & > [data-part='roles'] button {
    ${controlReset}
    ${focusRing}
    display: flex;
    align-items: center;
    gap: ${space[3]};
    inline-size: 100%;
    padding: ${space[2]} ${space[3]};
    border-radius: ${radius.control};
  }
  & > [data-part='roles'] button[aria-current] {
    background: ${color.track};
  }
  @media (hover: hover) {
    & > [data-part='roles'] button:hover {
      background: ${color.track};
    }
  }
  & > [data-part='roles'] button > svg {
    flex: none;
    inline-size: 18px;
    block-size: 18px;
    visibility: hidden;
  }
  & > [data-part='roles'] button[aria-current] > svg {
    visibility: visible;
  }
  & > [data-part='roles'] button [data-part='words'] {
    ${bidiText}
    display: grid;
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & [data-part='face'] {
    flex: none;
    inline-size: 48px;
    block-size: 48px;
    border: 1px dashed ${color.edge};
    border-radius: ${radius.control};
    box-sizing: border-box;
  }
  & [data-part='role'] {
    color: ${color.ink2};
    font-size: ${size[13]};
  }
  & [data-part='winner'] {
    font-weight: ${weight.strong};
  }
  & [data-part='turnout'] {
    display: grid;
    gap: ${space[2]};
    margin-block-start: ${space[2]};
    padding: ${space[4]} ${space[3]} ${space[3]};
    border-block-start: 1px solid ${color.line};
  }
  & [data-part='turnout'] > p {
    display: flex;
    justify-content: space-between;
    margin: 0;
    font-weight: ${weight.medium};
  }
  & [data-part='turnout'] strong {
    font-family: ${font.display};
    font-size: ${size[18]};
  }
  & [data-part='turnout'] > [data-part='voted'] {
    color: ${color.ink2};
    font-size: ${size[13]};
    font-weight: ${weight.text};
  }
  & > [data-part='main'] {
    ${column}
    gap: ${space[6]};
  }
  & [data-part='count'] {
    border-radius: ${radius.card};
    background: ${color.surface};
    box-shadow: ${shadow[2]};
    overflow: clip;
  }
  & [data-part='banner'] {
    position: relative;
    isolation: isolate;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[4]} ${space[6]};
    padding: ${space[6]};
    background: ${color.secondary};
    color: ${color.onScrim};
  }
  & [data-part='banner']::before {
    ${cover}
    z-index: -1;
    background: ${color.scrim};
  }
  & [data-part='banner'] > [data-part='art'] {
    position: absolute;
    inset: 0;
    z-index: -2;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  & [data-part='elected'] {
    ${bidiText}
    display: grid;
    flex: 1 1 240px;
    gap: ${space[1]};
    min-inline-size: 0;
  }
  & [data-part='banner'] p {
    margin: 0;
  }
  & [data-part='banner'] h3 {
    ${heading}
    font-size: ${size[36]};
  }
  & [data-part='share'] {
    display: grid;
    justify-items: end;
    font-size: ${size[13]};
  }
  & [data-part='share'] > strong {
    font-family: ${font.display};
    font-size: ${size[48]};
    font-weight: ${weight.strong};
    line-height: 1.1;
  }
  & [data-part='moved'] {
    ${column}
    gap: ${space[5]};
    padding: ${space[6]};
  }
  & [data-part='moved'] h3 {
    ${heading}
    font-size: ${size[18]};
  }
  & [data-part='head'] {
    display: flex;
    flex-wrap: wrap;
    align-items: start;
    justify-content: space-between;
    gap: ${space[3]};
  }
  & [data-part='head'] p {
    margin: ${space[1]} 0 0;
    color: ${color.ink2};
    font-size: ${size[14]};
  }
  & [data-part='view'] {
    display: flex;
    padding: ${space[1]};
    border-radius: ${radius.control};
    background: ${color.track};
  }
  & [data-part='view'] > button {
    ${controlReset}
    ${focusRing}
    min-block-size: ${control.small};
    padding-inline: ${space[4]};
    border-radius: ${radius.small};
    color: ${color.ink2};
    font-size: ${size[14]};
    font-weight: ${weight.medium};
  }
  & [data-part='view'] > button[aria-pressed='true'] {
    background: ${color.surface};
    box-shadow: ${shadow[1]};
    color: ${color.ink};
  }
  & [data-part='legend'] {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: ${space[2]} ${space[6]};
    padding-block-start: ${space[4]};
    border-block-start: 1px solid ${color.line};
    color: ${color.ink2};
    font-size: ${size[13]};
  }
  & [data-part='legend'] > ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]} ${space[5]};
    ${plainList}
  }
  & [data-part='legend'] li {
    display: flex;
    align-items: center;
    gap: ${space[2]};
  }
  & [data-part='legend'] li::before {
    content: '';
    inline-size: 20px;
    block-size: 10px;
    border-radius: ${radius.small};
    background: ${avatarColor[4]};
    opacity: 0.28;
  }
  & [data-part='legend'] li[data-kind='moves']::before {
    opacity: 0.72;
  }
  & [data-part='legend'] li[data-kind='exhausted']::before {
    background: ${color.edge};
    opacity: 1;
  }
  & [data-part='ties'] > p {
    margin: 0;
  }
  @media (pointer: coarse) {
    & [data-part='view'] > button {
      min-block-size: ${control.target};
    }
  }
  @media (width >= ${breakpoint.large}) {
    &:not([data-state='loading']) {
      grid-template-columns: 260px minmax(0, 1fr);
    }
    & > [data-part='when'] {
      grid-column: 1 / -1;
    }
  }
  @media (width < ${breakpoint.small}) {
    & [data-part='moved'] {
      padding: ${space[4]};
    }
    & [data-part='banner'] h3 {
      font-size: ${size[28]};
    }
    & [data-part='share'] {
      justify-items: start;
    }
  }
`;
