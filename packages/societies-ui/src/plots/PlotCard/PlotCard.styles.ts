import { styled } from 'styled-components';
import { focusRing, heading, text, sheltered } from '../../theme/styles.ts';
import { color, control, size, space, weight } from '../../theme/tokens.ts';

export const Body = styled.div`
  ${sheltered}
  ${text}
  display: grid;
  grid-template-rows: auto 1fr;
  gap: ${space[5]};
  block-size: 100%;
  & > [data-part='head'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[1]} ${space[2]};
    min-block-size: ${control.small};
  }
  & > [data-part='head'] > :not(h2) {
    flex: none;
  }
  & > [data-part='head'] > button {
    margin-inline-end: calc(-1 * ${space[3]});
  }
  & > [data-part='head'] > h2 {
    ${heading}
    /* Its words stay whole: what has no room beside it goes on below. */
    flex: 1 1 min-content;
    min-inline-size: min(100%, 7em);
    font-size: ${size[18]};
  }
  & > [data-part='plot'] {
    min-block-size: var(--soc-plot-height, 280px);
    display: grid;
  }
  /* The number of bars sets the height. */
  & > [data-part='plot'][data-kind='bars'] {
    min-block-size: 0;
  }
  & > [data-part='table'] {
    max-block-size: max(var(--soc-plot-height, 280px), 280px);
    overflow: auto;
    ${focusRing}
  }
  & table {
    inline-size: 100%;
    border-collapse: collapse;
    font-size: ${size[14]};
  }
  & th,
  & td {
    padding: ${space[2]} ${space[1]};
    border-block-end: 1px solid ${color.line};
    text-align: start;
    font-weight: ${weight.text};
  }
  & thead th {
    position: sticky;
    inset-block-start: 0;
    background: ${color.surface};
    color: ${color.ink2};
    font-weight: ${weight.medium};
  }
  & td,
  & thead th:last-child {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  & > [data-part='none'] {
    display: grid;
    place-items: center;
    min-block-size: 160px;
    margin: 0;
    color: ${color.ink2};
    font-size: ${size[14]};
  }
`;
