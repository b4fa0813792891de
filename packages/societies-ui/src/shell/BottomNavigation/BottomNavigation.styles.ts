import { styled } from 'styled-components';
import { countBadge } from '../../base/countBadge.styles.ts';
import { focusRing, plainList, sheltered, text } from '../../theme/styles.ts';
import { color, control, layer, radius, size, space, weight } from '../../theme/tokens.ts';

/* Sticky instead of fixed, so that it does not cover the end of the page. */
export const Root = styled.nav`
  ${sheltered}
  ${text}
  position: sticky;
  inset-block-end: 0;
  z-index: ${layer.sticky};
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  padding: ${space[1]} ${space[2]};
  padding-block-end: max(${space[1]}, env(safe-area-inset-bottom));
  border-block-start: 1px solid ${color.line};
  background: ${color.surface};
  & > ul {
    grid-area: 2 / 1 / auto / 3;
    display: grid;
    grid-auto-columns: auto;
    grid-auto-flow: column;
    ${plainList}
  }
  & > ul > li {
    display: grid;
  }
  & [data-part='link'],
  & > [data-part='slot'] > [data-part='toggle'] {
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: start;
    gap: 2px;
    box-sizing: border-box;
    min-block-size: 52px;
    padding: ${space[1]};
    border: 0;
    border-radius: ${radius.control};
    background: none;
    box-shadow: none;
    color: ${color.ink2};
    font-size: ${size[12]};
    font-weight: ${weight.medium};
    line-height: 1.2;
    text-align: center;
    text-decoration: none;
    ${focusRing}
  }
  & [data-part='link'][aria-current] {
    color: ${color.accentText};
    font-weight: ${weight.strong};
  }
  & [data-part='icon'] {
    position: relative;
    display: grid;
    place-items: center;
    inline-size: 48px;
    block-size: 28px;
    border-radius: ${radius.full};
  }
  & [aria-current] > [data-part='icon'] {
    background: ${color.soft};
  }
  & svg {
    inline-size: 22px;
    block-size: 22px;
    stroke-width: 1.75px;
  }
  & [data-part='count'] {
    ${countBadge}
    inset-block-start: -4px;
    inset-inline-start: 26px;
  }
  /* What a page adds becomes part of the bar: the toggle beside the pages, everything else in a row above them. */
  & > [data-part='slot'] {
    display: contents;
  }
  & > [data-part='slot'] > [data-part='toggle'] {
    grid-area: 2 / 3;
    align-self: stretch;
    inline-size: ${space[16]};
  }
  & > [data-part='slot'] > [data-part='toggle'] [data-part='label'] {
    flex-direction: column;
    gap: 2px;
    white-space: normal;
  }
  /* As tall as the pages' icons with their pill. */
  & > [data-part='slot'] > [data-part='toggle'] svg {
    margin-block: 3px;
  }
  & > [data-part='slot'] > [data-part='toggle'][data-variant='filled'] {
    color: ${color.accentText};
    font-weight: ${weight.strong};
  }
  &:has(> [data-part='slot'] > [data-part='toggle']) {
    grid-template-columns: minmax(0, 1fr) auto ${space[16]};
  }
  & > [data-part='slot'] > :not(button) {
    grid-area: 1 / 1;
    min-inline-size: 0;
    margin: ${space[1]} ${space[2]};
    overflow: hidden;
    color: ${color.ink2};
    font-size: ${size[14]};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > [data-part='slot'] > button:not([data-part='toggle']) {
    grid-area: 1 / 2 / auto / -1;
    min-block-size: ${control.target};
    margin: ${space[1]};
  }
  /* A window as low as a desk at 200 % zoom has no room for it on every page. */
  @media (height < 480px) {
    position: relative;
  }
  @media (width >= 768px) {
    display: none;
  }
  /* Toasts appear above it. */
  @media (width < 768px) {
    :root:has(&) {
      --soc-toast-lift: ${space[16]};
    }
  }
  @media (forced-colors: active) {
    & [aria-current] > [data-part='icon'] {
      outline: 2px solid Highlight;
    }
  }
`;
