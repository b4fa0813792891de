import { styled } from 'styled-components';
import { avatarColor, color, font, radius, weight } from '../../theme/tokens.ts';

const discs = Object.entries(avatarColor)
  .map(([hue, value]) => `&[data-hue='${hue}'] { background: ${value}; }`)
  .join('');

export const Root = styled.span`
  --soc-logo-size: 64px;
  --soc-logo-ring: 0px;
  position: relative;
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: var(--soc-logo-size);
  block-size: var(--soc-logo-size);
  border-radius: 50%;
  overflow: clip;
  background: ${color.track};
  box-shadow: 0 0 0 var(--soc-logo-ring) ${color.surface};
  color: ${color.onScrim};
  font-family: ${font.text};
  font-size: calc(var(--soc-logo-size) * 0.34);
  font-weight: ${weight.strong};
  letter-spacing: 0.02em;
  line-height: 1;
  user-select: none;
  &[data-size='rail'] {
    --soc-logo-size: 48px;
  }
  &[data-size='row'] {
    --soc-logo-size: 72px;
  }
  &[data-size='modal'] {
    --soc-logo-size: 80px;
  }
  &[data-size='page'] {
    --soc-logo-size: 88px;
  }
  @media (width >= 768px) {
    &[data-size='page'] {
      --soc-logo-size: 150px;
    }
  }
  &[data-ringed] {
    --soc-logo-ring: 4px;
  }
  &[data-size='page'][data-ringed] {
    --soc-logo-ring: 6px;
  }
  &[data-shape='square'] {
    border-radius: ${radius.card};
  }
  ${discs}
  & > img {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;
