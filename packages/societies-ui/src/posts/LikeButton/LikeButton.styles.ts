import { styled } from 'styled-components';
import { bidiText } from '../../base/bidi.styles.ts';
import { calm, controlReset, focusRing, sheltered, raised } from '../../theme/styles.ts';
import { color, control, font, motion, radius, size, space, weight, lineHeight } from '../../theme/tokens.ts';

export const Root = styled.button`
  ${sheltered}
  ${raised} {
    ${controlReset}
    ${bidiText}
    position: relative;
    display: inline-flex;
    align-items: center;
    gap: ${space[2]};
    min-block-size: ${control.small};
    padding: 0 ${space[3]};
    border-radius: ${radius.full};
    color: ${color.ink2};
    font-family: ${font.text};
    font-size: ${size[14]};
    line-height: ${lineHeight.text};
    font-weight: ${weight.strong};
    font-variant-numeric: tabular-nums;
  }
  ${focusRing}
  &::before {
    content: '';
    position: absolute;
    inset: -4px 0;
  }
  & > svg {
    inline-size: 18px;
    block-size: 18px;
    stroke-width: 1.75px;
    transition: transform ${motion.medium} ${motion.easeOut};
    ${calm}
  }
  @media (hover: hover) {
    &:is(button):hover {
      background: ${color.track};
      color: ${color.ink};
    }
  }
  &[data-state='liked'] {
    color: ${color.accentText};
  }
  &[data-state='liked'] > svg {
    fill: currentColor;
    transform: scale(1.08);
  }
`;
