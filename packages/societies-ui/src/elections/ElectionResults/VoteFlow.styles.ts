import { styled } from 'styled-components';
import { sheltered } from '../../theme/styles.ts';
import { avatarColor, color, font, radius, size, weight } from '../../theme/tokens.ts';

const hues = Object.entries(avatarColor)
  .map(([hue, value]) => `& [data-hue='${hue}'] { --hue: ${value}; }`)
  .join('');

export const Drawing = styled.div`
  ${sheltered}
  ${hues}
  overflow-x: auto;
  border-radius: ${radius.small};
  &:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
  & > svg {
    display: block;
    inline-size: 100%;
    font-family: ${font.text};
    font-size: ${size[14]};
  }
  & [data-hue='reopen'] {
    --hue: ${color.inkDisabled};
  }
  & [data-hue='exhausted'] {
    --hue: ${color.edge};
  }
  & rect {
    fill: var(--hue);
    stroke: ${color.surface};
    stroke-width: 0.5px;
  }
  & path {
    fill: var(--hue);
    fill-opacity: 0.16;
  }
  & path[data-kind='moves'] {
    fill-opacity: 0.72;
  }
  & text {
    fill: ${color.ink};
    paint-order: stroke;
    stroke: ${color.surface};
    stroke-width: 4px;
    stroke-linejoin: round;
  }
  & :is([data-part='round'], [data-part='name'], [data-part='count']) {
    font-weight: ${weight.strong};
  }
  & :is([data-part='goes'], [data-part='lost']) {
    fill: ${color.ink2};
    font-size: ${size[13]};
  }
  & [data-part='gain'] {
    fill: ${color.successText};
    font-size: ${size[13]};
    font-weight: ${weight.strong};
  }
  & [data-part='elected'] {
    fill: ${color.accentText};
    font-size: ${size[13]};
    font-weight: ${weight.strong};
  }
`;
