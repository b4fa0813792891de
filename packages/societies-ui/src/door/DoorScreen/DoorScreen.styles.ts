import { styled } from 'styled-components';
import { oneLine, plainList, sheltered, text } from '../../theme/styles.ts';
import { color, font, layer, radius, size, space, weight } from '../../theme/tokens.ts';

export const Root = styled.div`
  ${sheltered}
  ${text}
  position: relative;
  isolation: isolate;
  display: grid;
  grid-template-rows: auto auto 1fr auto;
  min-block-size: 100dvh;
  background: ${color.page};
  color: ${color.ink};
  & > header {
    display: grid;
    grid-template-columns: ${space[12]} 1fr ${space[12]};
    align-items: center;
    padding: max(${space[3]}, env(safe-area-inset-top)) ${space[2]} ${space[2]};
    text-align: center;
  }
  & [data-part='title'] {
    grid-column: 2;
    min-inline-size: 0;
  }
  & [data-part='torch'] {
    grid-column: 3;
  }
  & h1 {
    ${oneLine}
    margin: 0;
    font-size: ${size[18]};
    font-weight: ${weight.strong};
  }
  & header p {
    margin: 0;
    color: ${color.ink2};
    font-size: ${size[14]};
    font-variant-numeric: tabular-nums;
  }
  & [data-part='torch'][aria-pressed='true'] {
    background: ${color.gold};
    color: ${color.onGold};
  }
  & > [data-part='network'] {
    position: relative;
    z-index: ${layer.raised};
    display: grid;
    justify-items: center;
    /* The camera does not move when the network goes. */
    block-size: 0;
    margin: 0;
    & > span {
      display: inline-flex;
      align-items: center;
      gap: ${space[2]};
      block-size: 32px;
      margin-block-start: ${space[3]};
      padding-inline: ${space[4]};
      border-radius: ${radius.full};
      background: ${color.warningSoft};
      color: ${color.onWarningSoft};
      font-size: ${size[14]};
      font-weight: ${weight.strong};
    }
    & svg {
      inline-size: 16px;
      block-size: 16px;
    }
  }
  & > [data-part='foot'] {
    display: grid;
    gap: ${space[3]};
    box-sizing: border-box;
    inline-size: min(640px, 100%);
    margin-inline: auto;
    padding: ${space[4]} ${space[4]} max(${space[6]}, env(safe-area-inset-bottom));
  }
`;

/** White text on a green background, visible at a glance. */
const green = `color-mix(in srgb, ${color.successText} 30%, ${color.successSoft})`;

export const Result = styled.div`
  ${sheltered}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[4]};
  box-sizing: border-box;
  min-block-size: 96px;
  padding: ${space[4]} ${space[5]};
  border-radius: ${radius.modal};
  background: ${color.danger};
  color: ${color.onDanger};
  &[data-state='in'] {
    background: ${green};
    color: ${color.onScrim};
  }
  &[data-state='again'],
  &[data-state='waiting'] {
    background: ${color.warningSoft};
    color: ${color.onWarningSoft};
  }
  & > [data-part='mark'] {
    display: grid;
    flex: none;
    place-items: center;
    inline-size: 56px;
    block-size: 56px;
    border-radius: ${radius.full};
    background: currentColor;
    & > svg {
      inline-size: 32px;
      block-size: 32px;
      stroke: ${color.page};
      stroke-width: 3;
    }
  }
  &[data-state='in'] > [data-part='mark'] {
    background: ${color.successText};
  }
  & > [data-part='words'] {
    display: grid;
    /* A long button label wraps below the name instead of breaking it. */
    flex: 1 1 9rem;
    min-inline-size: 0;
    font-size: ${size[14]};
    & > strong {
      overflow-wrap: anywhere;
      font-family: ${font.display};
      font-size: ${size[22]};
      font-weight: ${weight.strong};
      line-height: 1.2;
    }
  }
  & > [data-part='paid'],
  & > [data-part='undo'] {
    margin-inline-start: auto;
    padding-inline: ${space[2]};
    border-color: transparent;
    background: transparent;
    color: inherit;
    text-decoration: underline;
    text-underline-offset: 0.2em;
    &:hover {
      background: color-mix(in srgb, currentColor 14%, transparent);
    }
  }
`;

export const Late = styled.div`
  ${sheltered}
  display: grid;
  border-radius: ${radius.card};
  background: ${color.warningSoft};
  color: ${color.onWarningSoft};
  font-size: ${size[14]};
  overflow: clip;
  & > [data-part='head'] {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space[3]};
    padding: ${space[2]} ${space[2]} 0 ${space[4]};
  }
  & > [data-part='head'] > button {
    border-color: transparent;
    background: transparent;
    color: inherit;
    &:hover {
      background: color-mix(in srgb, currentColor 14%, transparent);
    }
  }
  & > [role='group'] {
    /* About three of them, so that the camera and the search stay visible. */
    max-block-size: 132px;
    padding: 0 ${space[4]} ${space[3]};
    overflow-y: auto;
    overscroll-behavior: contain;
  }
  & ul {
    display: grid;
    gap: ${space[2]};
    ${plainList}
  }
  & li {
    overflow-wrap: anywhere;
  }
`;

export const Matches = styled.ul`
  ${sheltered}
  display: grid;
  gap: 1px;
  margin: 0;
  padding: 0;
  border-radius: ${radius.card};
  background: ${color.line};
  overflow: clip;
  list-style: none;
  & > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space[3]};
    min-block-size: 64px;
    padding: ${space[2]} ${space[4]};
    background: ${color.surface};
    font-size: ${size[14]};
    & > [data-part='words'] {
      flex: 1;
    }
  }
  & [data-part='words'] {
    display: grid;
    min-inline-size: 0;
    color: ${color.ink2};
    & > strong {
      color: ${color.ink};
      font-size: ${size[16]};
      font-weight: ${weight.strong};
      overflow-wrap: anywhere;
    }
  }
`;
