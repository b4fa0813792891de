import { styled } from 'styled-components';
import { controlReset, focusRing, plainList, raised, sheltered } from '../../theme/styles.ts';
import { color, control, font, radius, size, space, weight, lineHeight } from '../../theme/tokens.ts';

export const Root = styled.nav`
  ${sheltered}
  line-height: ${lineHeight.text};
  container-type: inline-size;
  font-family: ${font.text};
  & > ul {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: ${space[1]};
    ${plainList}
  }
  & [data-part='gap'] {
    min-inline-size: 28px;
    color: ${color.ink2};
    text-align: center;
  }
  & [data-part='place'] {
    display: none;
    padding-inline: ${space[2]};
    color: ${color.ink2};
    font-size: ${size[15]};
    font-variant-numeric: tabular-nums;
  }
  /* Nine targets of a finger's size need more room than a phone has. */
  @container (max-width: 439px) {
    & [data-part='number'],
    & [data-part='gap'] {
      display: none;
    }
    & [data-part='place'] {
      display: revert;
    }
  }
`;

export const PageButton = styled.button`
  ${sheltered}
  ${raised} {
    ${controlReset}
    display: inline-grid;
    place-items: center;
    min-inline-size: ${control.height};
    min-block-size: ${control.height};
    padding-inline: ${space[2]};
    border-radius: ${radius.control};
    color: ${color.ink2};
    font-size: ${size[15]};
    font-weight: ${weight.medium};
    font-variant-numeric: tabular-nums;
    text-align: center;
  }
  ${focusRing}
  & > svg {
    inline-size: 18px;
    block-size: 18px;
    stroke-width: 1.75px;
  }
  & > svg:dir(rtl) {
    transform: scaleX(-1);
  }
  @media (hover: hover) {
    &:hover:not([aria-disabled], [aria-current]) {
      background: ${color.track};
      color: ${color.ink};
    }
  }
  &[aria-current] {
    background: ${color.primary};
    color: ${color.onPrimary};
    font-weight: ${weight.strong};
    cursor: default;
  }
  &[aria-disabled] {
    color: ${color.inkDisabled};
    opacity: 0.6;
    cursor: not-allowed;
  }
  @media (forced-colors: active) {
    &[aria-current] {
      outline: 2px solid Highlight;
    }
  }
`;
