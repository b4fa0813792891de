import { css } from 'styled-components';
import { fadingEnds } from '../fadingEnds.styles.ts';
import { controlReset, raised } from '../../theme/styles.ts';
import { color, control, font, motion, radius, size, space, weight } from '../../theme/tokens.ts';

/** A row of underlined tabs, which scrolls sideways if there is no room. */
export const row = css`
  display: flex;
  gap: ${space[1]};
  margin: 0;
  padding: 0;
  border-block-end: 1px solid ${color.line};
  overflow-x: auto;
  ${fadingEnds}
  scrollbar-width: none;
  list-style: none;
  font-family: ${font.text};
`;

export const tab = css`
  ${raised} {
    ${controlReset}
    position: relative;
    display: flex;
    align-items: center;
    gap: ${space[2]};
    min-block-size: 52px;
    flex: none;
    min-inline-size: ${control.target};
    padding-inline: ${space[4]};
    color: ${color.ink2};
    font-size: ${size[16]};
    font-weight: ${weight.medium};
    white-space: nowrap;
  }
  & > svg {
    inline-size: 18px;
    block-size: 18px;
    stroke-width: 1.75px;
  }
  &::after {
    content: '';
    position: absolute;
    inset-block-end: 0;
    inset-inline: ${space[3]};
    block-size: 3px;
    border-radius: ${radius.small} ${radius.small} 0 0;
    background: ${color.accent};
    opacity: 0;
    transition: opacity ${motion.fast};
  }
  @media (hover: hover) {
    &:hover {
      color: ${color.ink};
    }
  }
  &[aria-selected='true'],
  &[aria-current='page'] {
    color: ${color.ink};
    font-weight: ${weight.strong};
  }
  &[aria-selected='true']::after,
  &[aria-current='page']::after {
    opacity: 1;
  }
  /* Inside, because the row cuts what reaches out of it. */
  &:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: -3px;
    border-radius: ${radius.control};
  }
  &:disabled {
    color: ${color.inkDisabled};
    cursor: not-allowed;
  }
  @media (forced-colors: active) {
    &::after {
      background: Highlight;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    &::after {
      transition: none;
    }
  }
`;
