import { styled } from 'styled-components';
import { sheltered, raised } from '../../theme/styles.ts';
import { color, control, radius, shadow } from '../../theme/tokens.ts';

const track = `
  block-size: 6px;
  border-radius: ${radius.full};
  background: linear-gradient(
    var(--soc-slider-way, to right),
    ${color.accent} calc(var(--soc-slider-share) * 100%),
    ${color.track} 0
  );
`;
const thumb = `
  appearance: none;
  box-sizing: border-box;
  inline-size: 22px;
  block-size: 22px;
  border: 3px solid ${color.accent};
  border-radius: ${radius.full};
  background: ${color.surface};
  box-shadow: ${shadow[1]};
`;

export const Root = styled.input`
  ${sheltered}
  ${raised} {
    appearance: none;
    box-sizing: border-box;
    inline-size: 100%;
    block-size: ${control.target};
    margin: 0;
    background: none;
    cursor: pointer;
    &:dir(rtl) {
      --soc-slider-way: to left;
    }
    &::-webkit-slider-runnable-track {
      ${track}
    }
    &::-moz-range-track {
      ${track}
    }
    &::-webkit-slider-thumb {
      ${thumb}
      margin-block-start: calc((6px - 22px) / 2);
    }
    &::-moz-range-thumb {
      ${thumb}
    }
    &:focus-visible {
      outline: none;
    }
    &:focus-visible::-webkit-slider-thumb {
      outline: 2px solid ${color.focus};
      outline-offset: 3px;
    }
    &:focus-visible::-moz-range-thumb {
      outline: 2px solid ${color.focus};
      outline-offset: 3px;
    }
    &:disabled {
      opacity: 0.55;
      cursor: not-allowed;
    }
    @media (forced-colors: active) {
      appearance: auto;
    }
  }
`;
