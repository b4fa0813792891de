import { styled } from 'styled-components';
import { calm, focusRing, text, sheltered } from '../../theme/styles.ts';
import { color, control, motion, radius, size, space } from '../../theme/tokens.ts';

/** Controls precede slides in the DOM, for keyboards and screen readers, but are displayed below. */
export const Root = styled.div`
  ${sheltered}
  ${text}
  position: relative;
  display: flex;
  flex-direction: column-reverse;
  gap: ${space[3]};
  min-inline-size: 0;

  & > [data-part='viewport'] {
    flex: 1;
    min-block-size: 0;
    overflow: hidden;
    border-radius: inherit;
  }
  & [data-part='track'] {
    display: flex;
    block-size: 100%;
    touch-action: pan-y pinch-zoom;
  }
  & [data-part='slide'] {
    flex: 0 0 100%;
    min-inline-size: 0;
  }

  & > [data-part='controls'] {
    display: flex;
    align-items: center;
    gap: ${space[2]};
  }
  & [data-part='dots'] {
    display: flex;
    align-items: center;
    margin: 0;
    margin-inline-end: auto;
    gap: 2px;
  }
  & [data-part='dot'] {
    appearance: none;
    display: grid;
    place-items: center;
    inline-size: 24px;
    block-size: 24px;
    padding: 0;
    border: 0;
    border-radius: ${radius.full};
    background: none;
    color: ${color.accent};
    &:is(button) {
      cursor: pointer;
    }
    ${focusRing}
  }
  & [data-part='dot']:focus-visible {
    outline-offset: -2px;
  }
  /* The dot gives way to the mark of the slide that is shown. */
  & [data-part='dot']::before,
  & [data-part='dot']::after {
    content: '';
    grid-area: 1 / 1;
    inline-size: 8px;
    block-size: 8px;
    border-radius: ${radius.full};
    background: currentcolor;
    opacity: 0.6;
    transition:
      opacity ${motion.medium},
      transform ${motion.medium} ${motion.easeOut};
    ${calm}
  }
  & [data-part='dot']::after {
    inline-size: 18px;
    opacity: 0;
    transform: scaleX(0.5);
  }
  @media (forced-colors: active) {
    & [data-part='dot']::before,
    & [data-part='dot']::after {
      background: CanvasText;
    }
  }
  & [data-part='dot'][aria-current='true']::before {
    opacity: 0;
  }
  & [data-part='dot'][aria-current='true']::after {
    opacity: 1;
    transform: none;
  }
  & [data-part='count'] {
    margin-inline-end: auto;
    color: ${color.ink2};
    font-size: ${size[14]};
    font-variant-numeric: tabular-nums;
  }
  &:dir(rtl) :is([data-part='previous'], [data-part='next']) svg {
    transform: scaleX(-1);
  }

  &[data-variant='cover'] {
    block-size: 100%;
    overflow: hidden;
    border-radius: inherit;
    background: ${color.track};
  }
  &[data-variant='cover'] [data-part='slide'] {
    block-size: 100%;
  }
  &[data-variant='cover'] [data-part='slide'] > img {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    max-inline-size: none;
    object-fit: cover;
  }
  &[data-variant='cover'] > [data-part='controls'] {
    position: absolute;
    z-index: 1;
    inset-block-end: ${space[4]};
    inset-inline: ${space[4]};
    pointer-events: none;
  }
  &[data-variant='cover'] > [data-part='controls'] > * {
    pointer-events: auto;
  }
  &[data-variant='cover'] [data-part='dots'] {
    padding: 0 ${space[2]};
    block-size: ${control.chip};
    border-radius: ${radius.full};
    background: ${color.scrim};
  }
  &[data-variant='cover'] [data-part='dot'] {
    color: ${color.onScrim};
    outline-color: ${color.onScrim};
  }
  &[data-variant='cover'] [data-part='count'] {
    padding: ${space[1]} ${space[2]};
    border-radius: ${radius.full};
    background: ${color.scrim};
    color: ${color.onScrim};
    font-size: ${size[12]};
  }
`;
