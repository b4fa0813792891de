import { styled } from 'styled-components';
import { text, sheltered } from '../../theme/styles.ts';
import { color, radius, shadow, size, space, weight } from '../../theme/tokens.ts';

export const Root = styled.div`
  ${sheltered}
  ${text}
  position: relative;
  display: grid;
  grid-template-rows: 1fr auto;
  min-block-size: 180px;
  /* Room for the numbers of the scale beside the plot; the highest reaches half a line over it. */
  padding-block-start: ${space[2]};
  padding-inline-start: calc(var(--soc-plot-digits) * 1ch + ${space[2]});
  color: ${color.ink2};
  font-size: ${size[12]};
  line-height: 1.3;
  & > [data-part='room'] {
    position: relative;
    min-block-size: 0;
    touch-action: pan-y;
  }
  & svg {
    position: absolute;
    inset: 0;
    display: block;
    inline-size: 100%;
    block-size: 100%;
    overflow: visible;
  }
  & [data-part='grid'] {
    stroke: ${color.line};
    stroke-width: 1px;
    vector-effect: non-scaling-stroke;
  }
  & [data-part='line'] {
    fill: none;
    stroke: ${color.accent};
    stroke-width: 3px;
    stroke-linecap: round;
    stroke-linejoin: round;
    vector-effect: non-scaling-stroke;
  }
  & [data-part='area'] {
    opacity: 0.24;
  }
  & stop {
    stop-color: ${color.accent};
  }
  & [data-part='value'] {
    position: absolute;
    inset-inline-end: 100%;
    margin-inline-end: ${space[2]};
    pointer-events: none;
    font-variant-numeric: tabular-nums;
    transform: translateY(-50%);
  }
  & [data-part='dot'] {
    position: absolute;
    inline-size: 12px;
    block-size: 12px;
    border: 3px solid ${color.surface};
    border-radius: ${radius.full};
    background: ${color.accent};
    transform: translate(-50%, -50%);
    pointer-events: none;
  }
  & [data-part='readout'] {
    position: absolute;
    inset-block-start: 0;
    z-index: 1;
    padding: ${space[1]} ${space[2]};
    border-radius: ${radius.small};
    background: ${color.surface};
    box-shadow: ${shadow[3]};
    color: ${color.ink};
    white-space: nowrap;
    pointer-events: none;
    transform: translateX(var(--soc-readout-shift));
  }
  & [data-part='readout'] > strong {
    display: block;
    font-size: ${size[14]};
    font-weight: ${weight.strong};
    font-variant-numeric: tabular-nums;
  }
  & [data-part='rule'] {
    position: absolute;
    inset-block: 0;
    inline-size: 1px;
    background: ${color.edge};
    pointer-events: none;
  }
  & > [data-part='labels'] {
    position: relative;
    block-size: 18px;
    margin-block-start: ${space[3]};
  }
  & > [data-part='labels'] > span {
    position: absolute;
    inset-block-start: 0;
    white-space: nowrap;
    transform: translateX(-50%);
  }
  & > [data-part='labels'] > span[data-edge='first'] {
    transform: none;
  }
  & > [data-part='labels'] > span[data-edge='last'] {
    transform: translateX(-100%);
  }
  @media (forced-colors: active) {
    & [data-part='line'] {
      stroke: CanvasText;
    }
  }
`;
