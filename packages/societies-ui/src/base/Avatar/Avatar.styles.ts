import { styled } from 'styled-components';
import { avatarColor, font, weight } from '../../theme/tokens.ts';

const discs = Object.entries(avatarColor)
  .map(([hue, value]) => `&[data-hue='${hue}'] { background: ${value}; }`)
  .join('');

export const Root = styled.span`
  --soc-avatar-size: 40px;
  position: relative;
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: var(--soc-avatar-size);
  block-size: var(--soc-avatar-size);
  border-radius: 50%;
  overflow: clip;
  color: white;
  font-family: ${font.text};
  font-size: calc(var(--soc-avatar-size) * 0.38);
  font-weight: ${weight.strong};
  line-height: 1;
  user-select: none;
  &[data-size='small'] {
    --soc-avatar-size: 32px;
  }
  &[data-size='large'] {
    --soc-avatar-size: 64px;
  }
  &[data-size='huge'] {
    --soc-avatar-size: 128px;
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
