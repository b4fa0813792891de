import { styled } from 'styled-components';
import { controlReset, heading, text } from '../../theme/styles.ts';
import { color, control, radius, size, space, weight } from '../../theme/tokens.ts';

export const Root = styled.div`
  ${text}
  min-inline-size: 0;
  & > [data-part='top'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space[3]} ${space[4]};
    padding: ${space[5]} ${space[5]} ${space[3]};
  }
  & [data-part='caption'] {
    ${heading}
    font-size: ${size[18]};
  }
  & > [data-part='scroll'] {
    overflow: auto;
    overscroll-behavior-x: contain;
  }
  & > [data-part='scroll']:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: -2px;
    border-radius: ${radius.control};
  }
  & table {
    inline-size: 100%;
    border-collapse: separate;
    border-spacing: 0;
    font-size: 0.9375rem;
  }
  & th,
  & td {
    box-sizing: border-box;
    padding: ${space[2]} ${space[4]};
    border-block-end: 1px solid ${color.line};
    text-align: start;
    vertical-align: middle;
  }
  & tbody td,
  & tbody th {
    block-size: 60px;
  }
  & td {
    color: ${color.ink2};
  }
  & th:first-child,
  & td:first-child {
    padding-inline-start: ${space[5]};
  }
  & th:last-child,
  & td:last-child {
    padding-inline-end: ${space[5]};
  }
  & tbody th {
    font-weight: ${weight.medium};
  }
  & [data-align='end'] {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  & thead th {
    color: ${color.ink2};
    font-size: 0.8125rem;
    font-weight: ${weight.strong};
    white-space: nowrap;
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    block-size: 52px;
    background: ${color.surface};
  }
  & tbody tr[data-part='row']:hover > * {
    background: color-mix(in srgb, ${color.track} 45%, transparent);
  }
  & [data-part='space'] td {
    block-size: auto;
    padding: 0;
    border: 0;
  }
  & > [data-part='foot'] {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space[3]};
    min-block-size: 60px;
    padding: ${space[2]} ${space[5]};
    color: ${color.ink2};
    font-size: 0.8125rem;
    font-variant-numeric: tabular-nums;
  }
  & [data-part='pages'] {
    display: flex;
    gap: ${space[1]};
  }
  & [data-part='pages'] svg:dir(rtl) {
    transform: scaleX(-1);
  }
  @media (max-width: 767px) {
    & [data-priority='low'] {
      display: none;
    }
    & th,
    & td {
      padding-inline: ${space[3]};
    }
  }
`;

export const SortHeader = styled.button`
  ${controlReset}
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-block-size: ${control.small};
  margin-inline: -8px;
  padding-inline: 8px;
  border-radius: ${radius.small};
  font-weight: inherit;
  & > svg {
    inline-size: 16px;
    block-size: 16px;
    stroke-width: 1.75px;
  }
  & > svg[data-state='none'] {
    opacity: 0.55;
  }
  &:hover {
    color: ${color.ink};
  }
  &:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: 0;
  }
  @media (pointer: coarse) {
    min-block-size: ${control.target};
  }
`;
