import { styled } from 'styled-components';
import { focusRing, text, visuallyHidden, sheltered } from '../../theme/styles.ts';
import { color, control, layer, radius, size, space, weight } from '../../theme/tokens.ts';

/* Sticky instead of fixed, so that it does not cover the end of the page. */
export const Root = styled.div`
  ${sheltered}
  ${text}
  position: sticky;
  inset-block-end: 0;
  z-index: ${layer.sticky};
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  column-gap: ${space[2]};
  align-items: center;
  padding: ${space[2]} ${space[4]};
  padding-block-end: max(${space[2]}, env(safe-area-inset-bottom));
  border-block-start: 1px solid ${color.line};
  background: ${color.surface};
  & > [data-part='home'] {
    grid-area: 2 / 1;
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: ${space[2]};
    min-inline-size: ${control.target};
    min-block-size: ${control.target};
    border-radius: ${radius.control};
    color: ${color.ink2};
    font-size: ${size[15]};
    font-weight: ${weight.strong};
    text-decoration: none;
    ${focusRing}
  }
  & > [data-part='home'] > svg {
    inline-size: 20px;
    block-size: 20px;
    stroke-width: 1.75px;
  }
  & > [data-part='toggle'] {
    grid-area: 2 / 3;
  }
  /* What a page adds becomes part of the bar: words in a row of their own, a button between the two. */
  & > [data-part='slot'] {
    display: contents;
  }
  & > [data-part='slot'] > :not(button) {
    grid-area: 1 / 1 / auto / -1;
    margin: 0 0 ${space[2]};
    color: ${color.ink2};
    font-size: ${size[14]};
    text-align: center;
  }
  & > [data-part='slot'] > button {
    grid-area: 2 / 2;
  }
  &:has(> [data-part='slot'] > button) {
    & > [data-part='home'] > span {
      ${visuallyHidden}
    }
    & > :is([data-part='toggle'], [data-part='slot'] > button) {
      padding-inline: ${space[3]};
    }
    & > [data-part='toggle'] svg {
      display: none;
    }
  }
  @media (width >= 768px) {
    display: none;
  }
`;
