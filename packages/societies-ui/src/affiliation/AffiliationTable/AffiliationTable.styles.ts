import { styled } from 'styled-components';
import { bidiLine } from '../../base/bidi.styles.ts';
import { column, controlReset, focusRing, sheltered, text } from '../../theme/styles.ts';
import { breakpoint, color, control, radius, size, space, weight } from '../../theme/tokens.ts';

export const Root = styled.section`
  ${sheltered}
  ${text}
  ${column}
  gap: ${space[4]};
  & > [data-part='due'] {
    min-block-size: 1.5em;
    margin: 0;
    color: ${color.ink2};
  }
  & > [data-part='shares'] {
    display: flex;
    gap: 2px;
    block-size: 8px;
    border-radius: ${radius.full};
    overflow: clip;
    background: ${color.track};
  }
  & [data-part='shares'] > * {
    flex-basis: 0;
    background: ${color.edge};
  }
  & [data-part='shares'] > [data-state='accepted'] {
    background: ${color.successText};
  }
  & [data-part='shares'] > [data-state='handed_in'] {
    background: ${color.accent};
  }
  & [data-part='shares'] > [data-state='changes_asked'] {
    background: ${color.warningText};
  }
  & [data-part='shares'] > [data-state='overdue'] {
    background: ${color.dangerText};
  }
  & [data-part='shares'] > [data-state='not_started'] {
    background: ${color.track};
  }
  & > [data-part='chips'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]};
  }
  & [data-part='chips'] > button {
    ${controlReset}
    ${focusRing}
    display: inline-flex;
    align-items: center;
    gap: ${space[2]};
    min-block-size: ${control.small};
    padding: 0 ${space[3]};
    border-radius: ${radius.full};
    background: ${color.track};
    color: ${color.ink2};
    font-size: ${size[14]};
    font-weight: ${weight.medium};
  }
  & [data-part='chips'] > button[aria-pressed='true'] {
    background: ${color.primary};
    color: ${color.onPrimary};
  }
  & [data-part='chips'] svg {
    flex: none;
    inline-size: 16px;
    block-size: 16px;
  }
  & > [data-part='tools'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[3]};
  }
  & [data-part='tools'] > [data-soc='SearchField'] {
    flex: 1 1 240px;
    max-inline-size: 360px;
    margin-inline-end: auto;
  }
  & > [data-part='columns'] {
    ${column}
    align-items: start;
    gap: ${space[5]};
  }
  & [data-part='society'] {
    ${controlReset}
    ${focusRing}
    ${bidiLine}
    display: flex;
    align-items: center;
    gap: ${space[3]};
    min-block-size: ${control.target};
    padding: 0;
    border-radius: ${radius.control};
    font-weight: ${weight.strong};
    white-space: normal;
  }
  & [data-part='society'] > [data-soc='SocietyLogo'] {
    inline-size: 36px;
    block-size: 36px;
    font-size: ${size[13]};
  }
  & tr:has([data-part='society'][aria-current]) {
    background: ${color.soft};
  }
  & [data-part='done'] {
    display: inline-flex;
    align-items: center;
    gap: ${space[3]};
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  & [data-part='bar'] {
    inline-size: 48px;
    block-size: 6px;
    border-radius: ${radius.full};
    background: ${color.track};
    overflow: clip;
  }
  & [data-part='bar'] > * {
    display: block;
    block-size: 100%;
    background: ${color.accent};
  }
  & [data-state='accepted'] > [data-part='bar'] > * {
    background: ${color.successText};
  }
  & [data-state='changes_asked'] > [data-part='bar'] > * {
    background: ${color.warningText};
  }
  @media (pointer: coarse) {
    & [data-part='chips'] > button {
      min-block-size: ${control.target};
    }
  }
  /* On a phone the sentence keeps the lines it will have, and the states scroll sideways, so that the table begins in the first screen. */
  @media (width < ${breakpoint.medium}) {
    & > [data-part='due'] {
      min-block-size: 6em;
    }
    & > [data-part='chips'] {
      flex-wrap: nowrap;
      margin: calc(-1 * ${space[1]});
      padding: ${space[1]};
      overflow-x: auto;
      overscroll-behavior-x: contain;
      scrollbar-width: none;
    }
    & [data-part='chips'] > button {
      flex: none;
      white-space: nowrap;
    }
  }
  @media (width >= ${breakpoint.wide}) {
    & > [data-part='columns'][data-state='chosen'] {
      grid-template-columns: minmax(0, 1fr) 400px;
    }
  }
`;
