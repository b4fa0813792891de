import { css, styled } from 'styled-components';
import { bidiLine, bidiText } from '../../base/bidi.styles.ts';
import { column, focusRing, heading, oneLine, sharedElement, sheltered, text } from '../../theme/styles.ts';
import { breakpoint, color, content, control, radius, size, space, weight } from '../../theme/tokens.ts';

/* A single line on the darkened banner, so that white text is readable on any picture. */
const compact = css`
  --soc-banner-height: 96px;
  position: relative;
  block-size: var(--soc-banner-height);
  & > [data-part='banner']::after {
    inset: 0;
    background: ${color.scrim};
    opacity: 0.88;
  }
  & [data-part='back'] {
    display: none;
  }
  & > [data-part='identity'] {
    position: absolute;
    inset: 0;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    column-gap: ${space[4]};
    color: ${color.onScrim};
  }
  & [data-part='logo'] {
    grid-row: auto;
    margin: 0;
  }
  & [data-soc='SocietyLogo'] {
    --soc-logo-size: 56px;
    --soc-logo-ring: 2px;
  }
  & [data-part='words'] {
    gap: 2px;
    padding: 0;
  }
  & h1 {
    ${oneLine}
    color: inherit;
    font-size: ${size[22]};
  }
  & [data-part='meta'] {
    flex-wrap: nowrap;
    gap: 0;
    overflow: hidden;
    color: inherit;
    white-space: nowrap;
  }
  & [data-part='meta'] > [data-soc='Badge'] {
    min-block-size: 0;
    padding: 0;
    background: none;
    color: inherit;
    font-size: inherit;
    font-weight: ${weight.text};
  }
  & [data-part='meta'] > [data-soc='Badge']::after {
    content: '·';
    margin-inline-end: ${space[2]};
  }
  & [data-part='meta'] svg,
  & [data-part='since'] {
    display: none;
  }
  & [data-part='aside'] {
    align-self: center;
    flex-wrap: nowrap;
    padding: 0;
  }
  & [data-part='aside'] > [data-soc='Badge'],
  & [data-part='aside'] > [data-soc='JoinButton'] > [data-soc='Badge'] {
    background: ${color.scrim};
    color: ${color.onScrim};
  }
  /* Colours of a theme are too like some pictures: the one action is light, the others have an edge. */
  & [data-part='aside'] > [data-soc='Button'],
  & [data-part='aside'] > [data-soc='JoinButton'] > [data-soc='Button'] {
    border-color: ${color.onScrim};
    background: ${color.scrim};
    color: ${color.onScrim};
    &:focus-visible {
      outline-color: ${color.onScrim};
    }
    &:hover {
      background: ${color.scrimHover};
    }
    &[data-variant='filled'],
    &[data-variant='filled']:hover {
      background: ${color.onScrim};
      color: ${color.scrimHover};
    }
  }
`;

/* Sizes of banner and logo: specification, section 9; on phones, look-and-feel.md. */
export const Root = styled.div`
  ${sheltered}
  --soc-banner-height: 180px;
  --soc-logo-hang: 36px;
  --soc-header-gutter: ${space[4]};
  ${text}
  ${sharedElement('&', `[data-soc='SocietyLogo']`, 'h1')}
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
    min-block-size: ${control.small};
    padding-inline: ${space[3]} ${space[4]};
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
    ${column}
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
    /* As far in as its ring is wide, because the tabs under the header would cover what stands out. */
    inset-block-end: ${space[1]};
    inset-inline-end: ${space[1]};
    border-radius: ${radius.full};
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
    gap: ${space[2]};
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

  &[data-variant='compact'] {
    ${compact}
  }
  @media (width < 768px), (height < 600px) {
    &:not(:has([data-part='banner-action'])) {
      ${compact}
    }
  }
  /* Leaves room for the button that opens the drawer of societies. An action that leaves the name too little room stands below it. */
  @media (width < 768px) {
    &:not(:has([data-part='banner-action'])) {
      block-size: auto;
      & > [data-part='banner'] {
        position: absolute;
        inset: 0;
        block-size: auto;
      }
      & > [data-part='identity'] {
        position: relative;
        display: flex;
        flex-wrap: wrap;
        align-content: center;
        row-gap: ${space[2]};
        min-block-size: var(--soc-banner-height);
        padding-block: ${space[3]};
        padding-inline-end: calc(2 * ${space[4]} + ${control.target});
      }
      & [data-part='words'] {
        flex: 1 1 7.5rem;
      }
      & h1 {
        display: -webkit-box;
        -webkit-box-orient: vertical;
        -webkit-line-clamp: 2;
        font-size: ${size[18]};
        white-space: normal;
      }
      & [data-soc='Badge'] {
        display: none;
      }
    }
  }
  @media (height < 480px) {
    &:not(:has([data-part='banner-action'])) {
      --soc-banner-height: 64px;
      & > [data-part='identity'] {
        padding-block: 0;
      }
      & [data-soc='SocietyLogo'] {
        --soc-logo-size: 40px;
      }
    }
  }
`;
