import { css } from 'styled-components';
/**
 * The browser leaves what is inside without style and layout until it comes near the view, focus or a search in the page.
 * Its box cuts what reaches out of it, and counts with this height until it has been seen.
 */
export const deferred = css`
  content-visibility: auto;
  contain-intrinsic-block-size: auto 320px;
`.join('');
