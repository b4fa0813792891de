import { css } from 'styled-components';
import { cssText } from '../../theme/cssText.ts';
import { controlReset, focusRing, raised } from '../../theme/styles.ts';
import { color, control, font, radius, size, space, weight } from '../../theme/tokens.ts';

/** Styles shared by `Button` and `ButtonLink`. */
export const buttonLook = cssText(css`
  ${raised} {
    ${controlReset}
    position: relative;
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: ${space[2]};
    max-inline-size: 100%;
    min-block-size: ${control.height};
    padding: ${space[1]} ${space[4]};
    border: 1px solid transparent;
    border-radius: ${radius.control};
    font-family: ${font.text};
    font-size: ${size[15]};
    font-weight: ${weight.strong};
    line-height: 1.3;
    text-align: center;
    user-select: none;
    -webkit-tap-highlight-color: transparent;
  }
  ${focusRing}
  & svg {
    flex: none;
    inline-size: 1.2em;
    block-size: 1.2em;
    stroke-width: 1.75px;
  }

  &[data-variant='filled'] {
    background: ${color.primary};
    color: ${color.onPrimary};
  }
  &[data-variant='soft'] {
    background: ${color.soft};
    color: ${color.onSoft};
  }
  &[data-variant='quiet'] {
    border-color: ${color.line};
    background: ${color.surface};
    color: ${color.ink};
  }
  &[data-variant='gold'] {
    background: ${color.gold};
    color: ${color.onGold};
  }
  &[data-variant='danger'] {
    background: ${color.danger};
    color: ${color.onDanger};
  }
  &[data-variant='bare'] {
    color: ${color.ink2};
  }

  @media (hover: hover) {
    &[data-variant='filled']:hover {
      background: ${color.primaryHover};
    }
    &[data-variant='soft']:hover {
      background: ${color.softHover};
    }
    &[data-variant='quiet']:hover {
      border-color: ${color.edge};
    }
    &[data-variant='gold']:hover {
      background: ${color.goldHover};
    }
    &[data-variant='danger']:hover {
      background: ${color.dangerHover};
    }
    &[data-variant='bare']:hover {
      background: ${color.track};
      color: ${color.ink};
    }
  }
  &[data-variant='filled']:active {
    background: ${color.primaryActive};
  }
  &[data-variant='soft']:active {
    background: ${color.softHover};
  }
  &[data-variant='quiet']:active {
    background: ${color.sunken};
  }
  &[data-variant='bare']:active {
    background: ${color.trackHover};
  }

  &[data-size='small'] {
    min-block-size: ${control.small};
    padding-inline: ${space[3]};
    font-size: ${size[14]};
  }
  &[data-size='large'] {
    min-block-size: 52px;
    padding-inline: ${space[6]};
    font-size: ${size[16]};
  }
  &[data-full-width] {
    inline-size: 100%;
    /* A name of one long word stays inside. */
    overflow-wrap: anywhere;
  }
  @media (pointer: coarse) {
    &[data-size='small'] {
      min-block-size: ${control.target};
    }
  }

  &[data-variant]:disabled,
  &[data-variant][data-state='disabled'] {
    border-color: transparent;
    background: ${color.sunken};
    color: ${color.inkDisabled};
    cursor: not-allowed;
  }
  &[data-variant='bare']:disabled,
  &[data-variant='bare'][data-state='disabled'] {
    background: none;
  }
  &[data-state='loading'] {
    cursor: progress;
  }
  &[data-state='loading'] > [data-part='label'] {
    opacity: 0;
  }
  & > [data-part='label'] {
    display: inherit;
    align-items: inherit;
    justify-content: inherit;
    gap: inherit;
    min-inline-size: 0;
  }
  & > [data-part='wait'] {
    position: absolute;
    inset: 0;
    display: grid;
    place-items: center;
  }
  @media (forced-colors: active) {
    border-color: currentColor;
  }
`);
