import { styled } from 'styled-components';
import { bidiLine, bidiText } from '../../base/bidi.styles.ts';
import { focusRing, heading, text } from '../../theme/styles.ts';
import { breakpoint, color, content, radius, size, space, weight } from '../../theme/tokens.ts';

/* Sizes of banner and logo: specification, section 9; on a phone, look-and-feel.md. */
export const Root = styled.div`
  --soc-banner-height: 180px;
  --soc-logo-hang: 36px;
  --soc-header-gutter: ${space[4]};
  ${text}
  min-inline-size: 0;
  background: ${color.surface};
  @media (width >= 768px) {
    --soc-banner-height: 300px;
    --soc-logo-hang: 50px;
    --soc-header-gutter: ${space[10]};
  }

  & > [data-part='banner'] {
    position: relative;
    block-size: var(--soc-banner-height);
    overflow: clip;
  }
  & > [data-part='banner']::after {
    content: '';
    position: absolute;
    inset: 50% 0 0;
    background: linear-gradient(transparent, ${color.scrim});
    opacity: 0.25;
    pointer-events: none;
  }
  & [data-part='back'] {
    position: absolute;
    z-index: 1;
    inset-block-start: ${space[5]};
    inset-inline-start: ${space[6]};
    display: inline-flex;
    align-items: center;
    gap: ${space[2]};
    box-sizing: border-box;
    min-block-size: 36px;
    padding-inline: ${space[3]} 14px;
    border-radius: ${radius.full};
    background: ${color.scrim};
    color: ${color.onScrim};
    font-size: ${size[14]};
    font-weight: ${weight.strong};
    text-decoration: none;
    ${focusRing}
    &::before {
      content: '';
      position: absolute;
      inset: -4px;
    }
    &:focus-visible {
      outline-color: ${color.onScrim};
    }
    & > svg {
      inline-size: 16px;
      block-size: 16px;
      stroke-width: 1.75px;
    }
    &:dir(rtl) > svg {
      transform: scaleX(-1);
    }
    @media (hover: hover) {
      &:hover {
        background: ${color.scrimHover};
      }
    }
  }
  & [data-part='banner-action'] {
    position: absolute;
    z-index: 1;
    inset-block-end: ${space[5]};
    inset-inline-end: ${space[6]};
    display: flex;
    gap: ${space[2]};
  }

  & > [data-part='identity'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[3]};
    box-sizing: border-box;
    max-inline-size: calc(${content.width} + 2 * var(--soc-header-gutter));
    padding-inline: var(--soc-header-gutter);
  }
  & [data-part='logo'] {
    position: relative;
    justify-self: start;
    margin-block-start: calc(-1 * var(--soc-logo-hang));
  }
  & [data-part='logo-action'] {
    position: absolute;
    inset-block-end: -4px;
    inset-inline-end: -4px;
    border-radius: 50%;
    box-shadow: 0 0 0 4px ${color.surface};
  }
  & [data-part='logo'] > [data-soc='SocietyLogo'] {
    display: grid;
  }
  & [data-part='words'] {
    display: grid;
    gap: ${space[2]};
    min-inline-size: 0;
  }
  & h1 {
    ${heading}
    ${bidiLine}
    font-size: ${size[28]};
    letter-spacing: -0.015em;
    text-wrap: auto;
  }
  & [data-part='meta'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[2]} ${space[4]};
    color: ${color.ink2};
    font-size: ${size[14]};
  }
  & [data-part='meta'] > span {
    ${bidiText}
    display: inline-flex;
    align-items: center;
    gap: 6px;
  }
  & [data-part='meta'] svg {
    inline-size: 18px;
    block-size: 18px;
    stroke-width: 1.75px;
  }
  & [data-part='aside'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[3]};
  }
  & [data-part='aside']:empty {
    display: none;
  }
  @media (width < 768px) {
    & [data-part='toggle'] {
      display: none;
    }
  }
  & > [data-part='tabs'] {
    box-sizing: border-box;
    max-inline-size: calc(${content.width} + 2 * var(--soc-header-gutter));
    margin-block-start: ${space[4]};
    padding-inline: var(--soc-header-gutter);
  }

  @media (width >= 768px) {
    & > [data-part='identity'] {
      grid-template-columns: auto minmax(0, 1fr);
      column-gap: ${space[7]};
      align-items: start;
    }
    & [data-part='logo'] {
      grid-row: span 2;
    }
    & [data-part='words'] {
      gap: ${space[3]};
      padding-block-start: ${space[3]};
    }
    & h1 {
      font-size: ${size[36]};
    }
    & > [data-part='tabs'] {
      margin-block-start: ${space[3]};
    }
  }
  @media (width >= ${breakpoint.large}) {
    & > [data-part='identity'] {
      grid-template-columns: auto minmax(0, 1fr) auto;
    }
    & [data-part='logo'] {
      grid-row: auto;
    }
    & [data-part='aside'] {
      align-self: end;
      padding-block-end: ${space[4]};
    }
  }
`;
