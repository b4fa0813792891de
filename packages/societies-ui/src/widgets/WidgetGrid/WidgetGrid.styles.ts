import { styled } from 'styled-components';
import { calm, text, sheltered } from '../../theme/styles.ts';
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
import { widgetSurface } from '../WidgetBoard/WidgetBoard.styles.ts';

export const Root = styled.div`
  ${sheltered}
  ${text}
  & > [data-part='bar'] {
    position: sticky;
    inset-block-start: var(--soc-sticky-start, ${space[2]});
    z-index: ${layer.sticky};
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[2]} ${space[3]};
    margin-block-end: ${space[6]};
    padding: ${space[3]} ${space[3]} ${space[3]} ${space[5]};
    border-radius: ${radius.card};
    background: ${color.surface};
    box-shadow: ${shadow[2]};
  }
  & > [data-part='bar'] > h2 {
    margin: 0;
    font-family: ${font.text};
    font-size: ${size[16]};
    font-weight: ${weight.strong};
  }
  & > [data-part='bar'] > p {
    flex: 1 1 20ch;
    margin: 0;
    color: ${color.ink2};
    font-size: ${size[14]};
  }
  & > [data-part='bar'] > [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[3]};
  }
  @media (max-width: 767.98px) {
    & > [data-part='bar'] {
      position: static;
      padding: ${space[4]};
    }
    & > [data-part='bar'] > p {
      flex-basis: 100%;
    }
    & > [data-part='bar'] > [data-part='actions'] {
      inline-size: 100%;
    }
    & > [data-part='bar'] > [data-part='actions'] > button {
      flex: 1 0 auto;
    }
  }

  & > [data-part='conflict'] {
    margin-block-end: ${space[6]};
  }
  & [data-part='widget'] {
    ${widgetSurface}
    &::after {
      content: '';
      position: absolute;
      inset: -5px;
      border: 1.5px dashed ${color.edge};
      border-radius: calc(${radius.card} + 5px);
      pointer-events: none;
    }
    @media (hover: hover) and (pointer: fine) {
      &.react-draggable {
        cursor: grab;
      }
    }
    /* Narrower layouts are derived: widgets cannot be resized there. */
    &.react-resizable-hide > [data-part='resize'] {
      display: none;
    }
    &.react-draggable-dragging {
      cursor: grabbing;
      box-shadow: ${shadow[3]};
    }
    &[data-state='lifted'] {
      z-index: 2;
      box-shadow: ${shadow[3]};
    }
    &:is([data-state='lifted'], [data-state='added'])::after {
      border: 2px solid ${color.focus};
    }
    & > [data-part='content'] {
      block-size: 100%;
      border-radius: inherit;
      overflow: hidden;
      user-select: none;
    }
    & > [data-part='content'] img {
      pointer-events: none;
    }
    /* The controls are inert while the page is arranged, and would lie under the tools. */
    & > [data-part='content'] [data-part='controls'] {
      display: none;
    }
    & > [data-part='tools'] {
      position: absolute;
      inset-block-start: ${space[3]};
      inset-inline: ${space[3]};
      display: flex;
      gap: ${space[2]};
      pointer-events: none;
    }
    & > [data-part='tools'] > * {
      pointer-events: auto;
    }
    & > [data-part='tools'] > :first-child {
      margin-inline-end: auto;
      cursor: grab;
      touch-action: none;
    }
    &.react-draggable-dragging > [data-part='tools'] > :first-child {
      cursor: grabbing;
    }
    & > [data-part='resize'] {
      position: absolute;
      inset-block-end: 0;
      inset-inline-end: 0;
      inline-size: ${control.small};
      block-size: ${control.small};
      cursor: nwse-resize;
      touch-action: none;
    }
    & > [data-part='resize']::before {
      content: '';
      position: absolute;
      inset: ${space[1]};
      border-radius: ${radius.control};
      background: ${color.scrim};
    }
    & > [data-part='resize']::after {
      content: '';
      position: absolute;
      inset-block-end: ${space[3]};
      inset-inline-end: ${space[3]};
      inline-size: 10px;
      block-size: 10px;
      border: solid ${color.onScrim};
      border-width: 0 2.5px 2.5px 0;
      border-end-end-radius: ${radius.small};
    }
    &:dir(rtl) > [data-part='resize'] {
      cursor: nesw-resize;
    }
    &:dir(rtl) > [data-part='resize']::after {
      border-width: 0 0 2.5px 2.5px;
    }
  }
  /* The handle stands where words would begin. */
  & .react-grid-item [data-soc='PostWidget'] > [data-part='body']:first-child > [data-part='kind'] {
    padding-inline-start: ${control.target};
  }
  & .react-grid-item [data-soc='EventWidget'] [data-part='foot'] {
    padding-inline-end: ${space[6]};
  }
  & > [data-part='room'] > .react-grid-layout {
    position: relative;
  }
  /* The grid library places by transforms from the physical left, whatever way the page is written. */
  & .react-grid-item {
    inset-block-start: 0;
    left: 0;
    transition: transform ${motion.medium} ${motion.easeOut};
    ${calm}
  }
  & .react-grid-item.resizing {
    z-index: 2;
    transition: none;
  }
  & .react-grid-item.react-draggable-dragging {
    z-index: 3;
    transition: none;
    will-change: transform;
  }
  & .react-grid-placeholder {
    z-index: 1;
    border: 2px dashed ${color.accent};
    border-radius: ${radius.card};
    background: color-mix(in srgb, ${color.accent} 12%, transparent);
    box-sizing: border-box;
    user-select: none;
  }
`;
