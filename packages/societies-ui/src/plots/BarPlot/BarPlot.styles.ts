import { styled } from 'styled-components';
import { bidiLine } from '../../base/bidi.styles.ts';
import { oneLine, plainList, sheltered, text } from '../../theme/styles.ts';
import { color, radius, size, space, weight } from '../../theme/tokens.ts';

export const Root = styled.ul`
  ${sheltered}
  ${text}
  display: grid;
  align-content: start;
  gap: ${space[3]};
  ${plainList}
  font-size: ${size[14]};
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${space[1]} ${space[3]};
  }
  & [data-part='label'] {
    color: ${color.ink2};
    ${oneLine}
    ${bidiLine}
  }
  & [data-part='value'] {
    font-weight: ${weight.strong};
    font-variant-numeric: tabular-nums;
  }
  & [data-part='track'] {
    grid-column: 1 / -1;
    block-size: 8px;
    border-radius: ${radius.full};
    background: ${color.track};
    overflow: hidden;
  }
  & [data-part='bar'] {
    display: block;
    block-size: 100%;
    min-inline-size: 2px;
    border-radius: inherit;
    background: ${color.accent};
  }
  @media (forced-colors: active) {
    & [data-part='bar'] {
      background: CanvasText;
    }
  }
`;
