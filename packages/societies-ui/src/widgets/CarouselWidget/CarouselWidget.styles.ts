import { styled } from 'styled-components';
import { calm, focusRing, text } from '../../theme/styles.ts';
import { color, motion, radius, size, space } from '../../theme/tokens.ts';

export const Root = styled.div`
  ${text}
  position: relative;
  block-size: 100%;
  overflow: hidden;
  border-radius: inherit;
  background: ${color.track};

  & > [data-part='viewport'] {
    block-size: 100%;
    overflow: hidden;
  }
  & [data-part='track'] {
    display: flex;
    block-size: 100%;
    touch-action: pan-y pinch-zoom;
  }
  & [data-part='slide'] {
    flex: 0 0 100%;
    min-inline-size: 0;
    block-size: 100%;
  }
  & [data-part='slide'] > img {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    max-inline-size: none;
    object-fit: cover;
  }

  & > [data-part='controls'] {
    position: absolute;
    inset-block-end: ${space[4]};
    inset-inline: ${space[4]};
    display: flex;
    align-items: center;
    gap: ${space[2]};
    pointer-events: none;
  }
  & > [data-part='controls'] > * {
    pointer-events: auto;
  }
  & [data-part='dots'] {
    display: flex;
    align-items: center;
    margin: 0;
    margin-inline-end: auto;
    padding: 0 ${space[2]};
    block-size: 28px;
    gap: 2px;
    border-radius: ${radius.full};
    background: ${color.scrim};
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
    cursor: pointer;
    ${focusRing}
  }
  & [data-part='dot']:focus-visible {
    outline-color: ${color.onScrim};
    outline-offset: -2px;
  }
  & [data-part='dot']::before {
    content: '';
    inline-size: 8px;
    block-size: 8px;
    border-radius: ${radius.full};
    background: ${color.onScrim};
    opacity: 0.6;
    transition:
      inline-size ${motion.medium},
      opacity ${motion.medium};
    ${calm}
  }
  & [data-part='dot'][aria-current='true']::before {
    inline-size: 18px;
    opacity: 1;
  }
  &:dir(rtl) :is([data-part='previous'], [data-part='next']) svg {
    transform: scaleX(-1);
  }
  & [data-part='count'] {
    margin-inline-end: auto;
    padding: 4px 10px;
    border-radius: ${radius.full};
    background: ${color.scrim};
    color: ${color.onScrim};
    font-size: ${size[12]};
    font-variant-numeric: tabular-nums;
  }
`;

export const Nothing = styled.div`
  ${text}
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space[2]};
  block-size: 100%;
  border-radius: inherit;
  background: ${color.track};
  color: ${color.ink2};
  font-size: ${size[14]};
  & > svg {
    inline-size: 32px;
    block-size: 32px;
  }
`;
