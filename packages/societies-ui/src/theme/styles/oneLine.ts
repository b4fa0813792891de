import { css } from 'styled-components';
/** One line, cut with an ellipsis. */
export const oneLine = css`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`.join('');
