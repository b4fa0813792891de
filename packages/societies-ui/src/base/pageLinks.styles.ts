import { css } from 'styled-components';
import { focusRing } from '../theme/styles.ts';
import { color, control, radius, size, space, weight } from '../theme/tokens.ts';

/** Navigation links, filled for the current page. */
export const pageLinks = css`
  & [data-part='link'] {
    display: inline-flex;
    align-items: center;
    min-block-size: ${control.target};
    padding-inline: ${space[3]};
    border-radius: ${radius.control};
    color: ${color.ink2};
    font-size: ${size[15]};
    font-weight: ${weight.medium};
    text-decoration: none;
    ${focusRing}
  }
  & [data-part='link'][aria-current] {
    background: ${color.track};
    color: ${color.ink};
    font-weight: ${weight.strong};
  }
  @media (hover: hover) {
    & [data-part='link']:not([aria-current]):hover {
      background: ${color.track};
      color: ${color.ink};
    }
  }
`;
