import { css } from 'styled-components';
import { cssText } from '../../theme/cssText.ts';
/**
 * The browser leaves what is inside without style and layout until it comes near the view, focus or a search in the page.
 * Its box cuts what reaches out of it, and counts with this height until it has been seen.
 */
export const deferred = cssText(css`
  content-visibility: auto;
  contain-intrinsic-block-size: auto 320px;
`);
