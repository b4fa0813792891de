import { css } from 'styled-components';
import { cssText } from '../theme/cssText.ts';
import { cover, text } from '../theme/styles.ts';
import { color, radius } from '../theme/tokens.ts';

/** The box of a widget that shows one thing. */
export const widgetBox = cssText(css`
  ${text}
  position: relative;
  display: flex;
  flex-direction: column;
  block-size: 100%;
  overflow: hidden;
  border-radius: inherit;
  background: ${color.surface};
`);

/** For its one link or button: the whole widget is the target, with one focus ring. */
export const wholeWidget = cssText(css`
  color: inherit;
  text-decoration: none;
  &::after {
    ${cover}
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: 2px solid ${color.focus};
    outline-offset: -4px;
    border-radius: ${radius.card};
  }
`);
