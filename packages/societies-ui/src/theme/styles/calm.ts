import { css } from 'styled-components';
/** No movement for readers who asked for none. */
export const calm = css`
  @media (prefers-reduced-motion: reduce) {
    animation: none;
    transition: none;
  }
`.join('');
