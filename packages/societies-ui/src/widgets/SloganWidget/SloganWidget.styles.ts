import { styled } from 'styled-components';
import { bidiText } from '../../base/bidi.styles.ts';
import { cover, heading, sheltered } from '../../theme/styles.ts';
import { color, size, space } from '../../theme/tokens.ts';

export const Root = styled.div`
  ${sheltered}
  container-type: inline-size;
  position: relative;
  display: grid;
  align-items: end;
  box-sizing: border-box;
  block-size: 100%;
  padding: ${space[5]};
  overflow: hidden;
  border-radius: inherit;
  background: ${color.primary};
  color: ${color.onPrimary};
  &::before {
    ${cover}
    background:
      radial-gradient(
        ellipse 62% 120% at 84% 8%,
        color-mix(
          in srgb,
          light-dark(color-mix(in srgb, ${color.secondary} 55%, ${color.tertiary}), ${color.accent}) 78%,
          transparent
        ),
        transparent 72%
      ),
      linear-gradient(112deg, ${color.primary} 30%, ${color.secondary} 105%);
  }
  & > svg {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    color: ${color.onPrimary};
    opacity: 0.5;
  }
  /* The words stand on the theme's primary alone: the ground that their colour was chosen for. */
  &::after {
    ${cover}
    background: linear-gradient(
      to top right,
      ${color.primary} 18%,
      color-mix(in srgb, ${color.primary} 55%, transparent) 52%,
      transparent 72%
    );
    opacity: 0.85;
  }
  /* The sky is light where the words end, so it turns round with them. */
  &:dir(rtl)::before,
  &:dir(rtl)::after,
  &:dir(rtl) > svg {
    transform: scaleX(-1);
  }
  & > p {
    ${heading}
    ${bidiText}
    position: relative;
    z-index: 1;
    display: -webkit-box;
    max-inline-size: 22ch;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: var(--soc-slogan-lines);
    font-size: clamp(${size[28]}, ${size[18]} + 3.9cqi, ${size[48]});
    letter-spacing: -0.02em;
    text-wrap: pretty;
  }
  &[data-length='long'] > p {
    max-inline-size: 44ch;
    font-size: clamp(${size[22]}, ${size[16]} + 2.2cqi, ${size[28]});
  }
  @media (forced-colors: active) {
    &::after {
      display: none;
    }
  }
`;
