import { css } from 'styled-components';
import { cssText } from '../../theme/cssText.ts';
/**
 * `content-visibility: auto`: the browser skips layout of what is outside the viewport until it, focus or a search gets near.
 * Clips overflow, and has a placeholder height until first rendered.
 */
export const deferred = cssText(css`
  content-visibility: auto;
  contain-intrinsic-block-size: auto 320px;
`);
