import { styled } from 'styled-components';
import { bidiLine } from '../../base/bidi.styles.ts';
import { disc, focusRing, plainList, sheltered } from '../../theme/styles.ts';
import { color, font, motion, radius, size, space, weight, lineHeight } from '../../theme/tokens.ts';

export const Root = styled.nav`
  ${sheltered}
  font-size: ${size[16]};
  line-height: ${lineHeight.text};
  display: flex;
  flex-direction: column;
  align-items: center;
  box-sizing: border-box;
  inline-size: 76px;
  & > [data-part='societies'] {
    flex: 1;
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: ${space[3]};
    box-sizing: border-box;
    inline-size: 100%;
    min-block-size: 0;
    padding-block: ${space[4]};
    overflow: hidden auto;
    scrollbar-width: none;
  }
  & > [data-part='societies'] > * {
    flex: none;
  }
  & ul {
    display: contents;
    list-style: none;
  }
  & li {
    position: relative;
    list-style: none;
  }
  & [data-part='society'] {
    display: block;
    border-radius: ${radius.full};
    text-decoration: none;
    ${focusRing}
  }
  & [data-part='society'][aria-current] {
    border-radius: ${radius.card};
  }
  & li::before {
    content: '';
    position: absolute;
    inset-block-start: 50%;
    inset-inline-start: -14px;
    inline-size: 4px;
    block-size: 36px;
    border-start-end-radius: ${radius.small};
    border-end-end-radius: ${radius.small};
    background: ${color.ink};
    opacity: 0;
    transform: translateY(-50%) scaleY(0.3);
    transition:
      opacity ${motion.fast},
      transform ${motion.medium} ${motion.easeOut};
  }
  & li:has([aria-current])::before {
    opacity: 1;
    transform: translateY(-50%);
  }
  @media (hover: hover) {
    & li:hover:not(:has([aria-current]))::before {
      opacity: 1;
      transform: translateY(-50%) scaleY(0.3);
    }
  }
  & [data-part='rule'] {
    inline-size: 32px;
    block-size: 1px;
    margin: 0;
    border: 0;
    background: ${color.line};
  }
  & :is([data-part='all'], [data-part='home']) {
    ${disc('48px')}
    background: ${color.surface};
    box-shadow: inset 0 0 0 1px ${color.line};
    color: ${color.ink2};
    ${focusRing}
  }
  /* Does not scroll with the societies above it. */
  & > [data-part='home'] {
    flex: none;
    margin-block: ${space[3]} ${space[4]};
  }
  & :is([data-part='all'], [data-part='home']) > svg {
    inline-size: 20px;
    block-size: 20px;
    stroke-width: 1.75px;
  }
  @media (hover: hover) {
    & :is([data-part='all'], [data-part='home']):hover {
      color: ${color.ink};
      box-shadow: inset 0 0 0 1px ${color.edge};
    }
  }
  @media (forced-colors: active) {
    & li::before {
      background: Highlight;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    & li::before {
      transition: none;
    }
  }
`;

export const List = styled.nav`
  ${sheltered}
  font-family: ${font.text};
  & > [data-part='societies'] {
    display: grid;
    gap: ${space[1]};
  }
  & ul {
    display: grid;
    gap: ${space[1]};
    ${plainList}
  }
  & a {
    ${bidiLine}
    display: flex;
    align-items: center;
    gap: ${space[3]};
    min-block-size: 60px;
    padding: ${space[1]} ${space[2]};
    border-radius: ${radius.control};
    color: ${color.ink};
    font-size: ${size[16]};
    font-weight: ${weight.medium};
    text-decoration: none;
    overflow-wrap: anywhere;
    ${focusRing}
  }
  & a[aria-current] {
    background: ${color.soft};
    color: ${color.onSoft};
    font-weight: ${weight.strong};
  }
  & a[data-part='all'] > svg {
    inline-size: 20px;
    block-size: 20px;
    margin-inline: calc((${space[12]} - 20px) / 2);
    stroke-width: 1.75px;
  }
  & hr {
    inline-size: 100%;
    block-size: 1px;
    margin-block: ${space[2]};
    border: 0;
    background: ${color.line};
  }
`;
