import { css, styled } from 'styled-components';
import { controlReset, fingerRoom, focusRing, visuallyHidden, sheltered } from '../../theme/styles.ts';
import {
  color,
  control,
  font,
  layer,
  radius,
  shadow,
  size,
  space,
  weight,
  lineHeight,
} from '../../theme/tokens.ts';
import { pageLinks } from '../../base/pageLinks.styles.ts';
import { night } from '../../landing/night.ts';

const inOneRow = css`
  & [data-part='links'] {
    display: flex;
    align-items: center;
    gap: ${space[1]};
  }
  & [data-part='toggle'],
  & [data-part='menu'] {
    display: none;
  }
`;

export const Root = styled.header`
  ${sheltered}
  line-height: ${lineHeight.text};
  --soc-navigation-height: ${space[16]};
  position: sticky;
  inset-block-start: 0;
  z-index: ${layer.sticky};
  box-sizing: border-box;
  block-size: var(--soc-navigation-height);
  background: ${color.surface};
  border-block-end: 1px solid ${color.line};
  color: ${color.ink};
  font-family: ${font.text};
  font-size: ${size[16]};
  /* A window as low as a desk at 200 % zoom has no room for it on every page. */
  @media (height < 480px) {
    position: relative;
  }

  & > [data-part='bar'] {
    display: flex;
    align-items: center;
    gap: ${space[2]};
    block-size: 100%;
    padding-inline: ${space[4]};
  }
  & [data-part='brand'] {
    display: inline-flex;
    align-items: center;
    min-block-size: ${control.target};
    margin-inline-end: auto;
    padding-inline: ${space[2]};
    border-radius: ${radius.control};
    color: inherit;
    text-decoration: none;
    ${focusRing}
  }
  & nav {
    display: contents;
  }
  & [data-part='links'],
  & nav > [data-part='icon-link'] {
    display: none;
  }
  & [data-part='actions'] {
    display: contents;
  }
  ${pageLinks}
  & [data-part='profile'] {
    flex: none;
    display: inline-flex;
    align-items: center;
    justify-content: center;
    inline-size: ${control.target};
    block-size: ${control.target};
    border-radius: ${radius.full};
    text-decoration: none;
    ${focusRing}
  }
  /* A native select under an icon, so keyboard, touch and screen readers work as with any select. */
  & [data-part='language'] {
    position: relative;
    display: inline-grid;
    place-items: center;
    inline-size: ${control.target};
    block-size: ${control.target};
    border-radius: ${radius.control};
    color: ${color.ink2};
  }
  & [data-part='language'] > svg {
    inline-size: 20px;
    block-size: 20px;
    stroke-width: 1.75px;
  }
  & [data-part='language'] > select {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    opacity: 0;
    cursor: pointer;
    font: inherit;
  }
  & [data-part='language'] > select > option {
    background: ${color.surface};
    color: ${color.ink};
  }
  & [data-part='language']:has(:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
  @media (hover: hover) {
    & [data-part='language']:hover {
      background: ${color.track};
      color: ${color.ink};
    }
  }
  &[data-variant='overlay'] [data-part='language'] {
    color: ${night.ink};
    background: none;
  }
  & [data-part='menu'] {
    position: absolute;
    inset-block-start: 100%;
    inset-inline: 0;
    display: grid;
    gap: ${space[1]};
    padding: ${space[2]} ${space[4]} ${space[4]};
    background: ${color.surface};
    border-block-end: 1px solid ${color.line};
    box-shadow: ${shadow[3]};
  }
  & [data-part='menu'][hidden] {
    display: none;
  }
  & [data-part='menu'] > [data-part='link'] {
    min-block-size: 48px;
    font-size: ${size[16]};
  }
  & [data-part='signup'] {
    ${controlReset}
    position: relative;
    display: inline-flex;
    align-items: center;
    min-block-size: 40px;
    padding-inline: ${space[3]};
    border-radius: ${radius.control};
    background: ${color.primary};
    color: ${color.onPrimary};
    font-family: ${font.text};
    font-size: ${size[15]};
    font-weight: ${weight.strong};
    white-space: nowrap;
    ${focusRing}
    ${fingerRoom}
  }
  & [data-part='signup'][aria-current] {
    box-shadow:
      0 0 0 2px ${color.surface},
      0 0 0 4px ${color.accent};
  }

  &[data-variant='overlay'] {
    margin-block-end: calc(-1 * var(--soc-navigation-height));
    position: relative;
    background: none;
    border: 0;
    color: ${night.ink};
  }
  &[data-variant='overlay'] [data-part='links'] > [data-part='link'],
  &[data-variant='overlay'] [data-soc='NoticeBell'],
  &[data-variant='overlay'] nav > :is(button, [data-part='icon-link']) {
    color: ${night.ink};
    background: none;
  }
  &[data-variant='overlay'] nav > [data-part='signup'] {
    background: ${night.ink};
    color: ${night.high};
  }
  &[data-variant='overlay'] > [data-part='bar'] > :focus-visible,
  &[data-variant='overlay'] nav > :focus-visible,
  &[data-variant='overlay'] [data-soc='NoticeBell']:focus-visible,
  &[data-variant='overlay'] [data-part='links'] > :focus-visible {
    outline-color: ${night.ink};
  }
  @media (hover: hover) {
    &[data-variant='overlay'] [data-part='links'] > [data-part='link']:hover,
    &[data-variant='overlay'] [data-soc='NoticeBell']:hover,
    &[data-variant='overlay'] nav > button:hover {
      background: ${night.veil};
      color: ${night.ink};
    }
  }

  @media (width < 768px) {
    &[data-with-bottom] nav > [data-part='icon-link'] {
      display: inline-flex;
    }
    & nav > [data-part='icon-link'][aria-current] {
      background: ${color.track};
    }
    &[data-with-bottom] :is([data-part='actions'], [data-part='toggle'], [data-part='menu']) {
      display: none;
    }
    &:not([data-state='out']) [data-soc='BrandMark'] > [data-part='name'] {
      ${visuallyHidden}
    }
  }
  /* Room for six controls of touch size and the brand mark. */
  @media (width < 420px) {
    & > [data-part='bar'] {
      gap: 0;
      padding-inline: ${space[2]};
    }
  }
  /* The language, the scheme switch, the way in and the menu leave no room for the name. */
  @media (width < 420px) {
    &[data-state='out'] [data-soc='BrandMark'] > [data-part='name'] {
      ${visuallyHidden}
    }
  }
  @media (width >= 768px) {
    & > [data-part='bar'] {
      padding-inline: ${space[5]};
    }
    &:not([data-state='in']) {
      ${inOneRow}
    }
  }
  /* Below this width an administrator's links do not fit one row in every language. */
  @media (width >= 996px) {
    ${inOneRow}
  }
`;
