import { css, styled } from 'styled-components';
import { plainList, sheltered } from '../../theme/styles.ts';
import { cssText } from '../../theme/cssText.ts';
import { gridLimits, sizeLimits } from 'societies-contract';
import { color, radius, shadow, space } from '../../theme/tokens.ts';

const { breakpoints } = gridLimits;

/** A widget's surface, for reading and editing. */
export const widgetSurface = cssText(css`
  box-sizing: border-box;
  min-inline-size: 0;
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${shadow[2]};
  @media (forced-colors: active) {
    outline: 1px solid CanvasText;
  }
`);

/**
 * Works without JavaScript: each widget has its three positions as custom properties, and container queries choose one, so that
 * the first paint is right at every width.
 */
export const Root = styled.div`
  ${sheltered}
  container-type: inline-size;
  & > ul {
    display: grid;
    grid-auto-rows: ${sizeLimits.widgetRow}px;
    gap: ${space[6]};
    ${plainList}
    reading-flow: grid-rows;
  }
  & > ul > li {
    ${widgetSurface}
    --soc-x: 0;
    --soc-w: 1;
    grid-column: calc(var(--soc-x) + 1) / span var(--soc-w);
    grid-row: calc(var(--soc-y) + 1) / span var(--soc-h);
    --soc-y: var(--soc-y1);
  }
  @container (min-width: ${breakpoints.xs}px) {
    & > ul {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    & > ul > li {
      --soc-x: var(--soc-x2);
      --soc-y: var(--soc-y2);
      --soc-w: var(--soc-w2);
    }
  }
  @container (min-width: ${breakpoints.md}px) {
    & > ul {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    & > ul > li {
      --soc-x: var(--soc-x3);
      --soc-y: var(--soc-y3);
      --soc-w: var(--soc-w3);
    }
  }
`;
