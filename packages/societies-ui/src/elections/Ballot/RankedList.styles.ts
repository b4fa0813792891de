import { styled } from 'styled-components';
import { bidiText } from '../../base/bidi.styles.ts';
import {
  calm,
  disc,
  column,
  controlReset,
  cover,
  focusRing,
  heading,
  plainList,
  sheltered,
  visuallyHidden,
} from '../../theme/styles.ts';
import {
  color,
  control,
  font,
  layer,
  motion,
  radius,
  shadow,
  size,
  space,
  weight,
} from '../../theme/tokens.ts';

export const Lists = styled.div`
  ${sheltered}
  ${column}
  gap: ${space[3]};
  & > [data-part='said'] {
    ${visuallyHidden}
  }
  & > :is(ol, ul) {
    ${column}
    gap: ${space[2]};
    ${plainList}
  }
  & > [hidden],
  & > ol:empty {
    display: none;
  }
  & > [data-part='head'] {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: ${space[1]} ${space[3]};
    padding-block-start: ${space[3]};
  }
  & > [data-part='head'] > h2 {
    ${heading}
    font-size: ${size[16]};
  }
  & > [data-part='head'] > p,
  & > [data-part='none'] {
    margin: 0;
    color: ${color.ink2};
    font-size: ${size[13]};
  }
  & [data-part='slot'] {
    position: relative;
    border-radius: ${radius.card};
  }
  & [data-part='slot'][data-state='waiting'] {
    transition: transform ${motion.medium} ${motion.easeOut};
    ${calm}
  }
  & [data-part='slot'][data-state='lifted'] {
    z-index: ${layer.raised};
    outline: 1px dashed ${color.edge};
    outline-offset: -1px;
  }
  & [data-part='candidate'] {
    position: relative;
    display: grid;
    grid-template-columns: auto auto minmax(0, 1fr) auto;
    align-items: center;
    gap: ${space[2]} ${space[3]};
    box-sizing: border-box;
    min-block-size: 76px;
    padding: ${space[3]};
    border-radius: ${radius.card};
  }
  & > ol [data-part='candidate'] {
    background: ${color.surface};
    box-shadow: ${shadow[2]};
  }
  & > ul [data-part='candidate'] {
    border: 1px solid ${color.line};
  }
  & [data-state='lifted'] > [data-part='candidate'] {
    box-shadow: ${shadow[3]};
    rotate: -1.5deg;
  }
  /* The whole row is pressed; what else can be pressed lies above. */
  & [data-part='target'] {
    ${controlReset}
    padding: 0;
    -webkit-tap-highlight-color: transparent;
  }
  & [data-part='target']::after {
    ${cover}
    border-radius: ${radius.card};
  }
  & [data-part='target']:focus-visible {
    outline: none;
  }
  & [data-part='candidate']:has([data-part='target']:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
  @media (hover: hover) {
    & > ul [data-part='candidate']:hover {
      border-color: ${color.edge};
      background: ${color.surface};
    }
  }
  & [data-part='rank'] {
    ${disc('44px')}
    font-family: ${font.display};
    font-size: ${size[15]};
    font-weight: ${weight.strong};
  }
  & > ol [data-part='rank'] {
    background: ${color.primary};
    color: ${color.onPrimary};
  }
  & > ul [data-part='rank'] {
    border: 1.5px dashed ${color.edge};
    color: ${color.ink2};
  }
  & [data-part='words'] {
    display: grid;
    justify-items: start;
    gap: 2px;
  }
  & [data-part='name'] {
    ${bidiText}
    font-weight: ${weight.strong};
    line-height: 1.3;
    overflow-wrap: anywhere;
  }
  & [data-part='hint'] {
    color: ${color.ink2};
    font-size: ${size[13]};
  }
  & [data-part='read'] {
    ${controlReset}
    padding: 0;
    ${focusRing}
    position: relative;
    z-index: ${layer.raised};
    display: inline-flex;
    align-items: center;
    gap: ${space[2]};
    min-block-size: 24px;
    border-radius: ${radius.small};
    color: ${color.accentText};
    font-size: ${size[13]};
    font-weight: ${weight.strong};
  }
  @media (pointer: coarse) {
    & [data-part='read']::before {
      content: '';
      position: absolute;
      /* More of it below: above is the name, which ranks. */
      inset: calc(-1 * ${space[1]}) calc(-1 * ${space[3]}) calc(-1 * ${space[4]});
    }
  }
  & [data-part='read'] > svg {
    inline-size: 16px;
    block-size: 16px;
  }
  & [data-part='read'][aria-expanded='true'] > svg {
    rotate: 180deg;
  }
  & [data-part='handle'] {
    ${controlReset}
    padding: 0;
    ${focusRing}
    position: relative;
    z-index: ${layer.raised};
    display: grid;
    place-items: center;
    inline-size: ${control.target};
    block-size: ${control.target};
    margin-inline-end: calc(-1 * ${space[2]});
    border-radius: ${radius.control};
    color: ${color.ink2};
    cursor: grab;
    touch-action: none;
  }
  & [data-state='lifted'] [data-part='handle'] {
    cursor: grabbing;
  }
  @media (hover: hover) {
    & [data-part='handle']:hover {
      background: ${color.track};
    }
  }
  & [data-part='handle'] > svg {
    inline-size: 20px;
    block-size: 20px;
  }
  & [data-part='statement'] {
    ${bidiText}
    grid-column: 1 / -1;
    margin: 0;
    color: ${color.ink2};
    line-height: 1.5;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  @media (forced-colors: active) {
    & [data-part='candidate'] {
      border: 1px solid CanvasText;
    }
  }
`;
