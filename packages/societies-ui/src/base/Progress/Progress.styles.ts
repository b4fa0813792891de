import { keyframes, styled } from 'styled-components';
import { sheltered } from '../../theme/styles.ts';
import { color, font, motion, radius, size, space, weight, lineHeight } from '../../theme/tokens.ts';

const pass = keyframes`from { transform: translateX(-100%); } to { transform: translateX(320%); }`;

export const Root = styled.div`
  ${sheltered}
  line-height: ${lineHeight.text};
  display: grid;
  gap: ${space[2]};
  color: ${color.ink};
  font-family: ${font.text};
  font-size: ${size[14]};
  & > [data-part='words'] {
    display: flex;
    justify-content: space-between;
    gap: ${space[4]};
    font-weight: ${weight.medium};
  }
  & > [data-part='words'] > [data-part='value'] {
    color: ${color.ink2};
    font-weight: ${weight.text};
    font-variant-numeric: tabular-nums;
  }
  & > [data-part='track'] {
    block-size: 6px;
    border-radius: ${radius.full};
    background: ${color.track};
    overflow: clip;
  }
  & [data-part='bar'] {
    block-size: 100%;
    border-radius: inherit;
    background: ${color.accent};
    transform-origin: left;
    transition: transform ${motion.slow} ${motion.easeOut};
  }
  & [data-part='bar']:dir(rtl) {
    transform-origin: right;
  }
  &[data-state='indeterminate'] [data-part='bar'] {
    inline-size: 30%;
    animation: ${pass} 1400ms ease-in-out infinite;
  }
  @media (prefers-reduced-motion: reduce) {
    & [data-part='bar'] {
      transition: none;
    }
    &[data-state='indeterminate'] [data-part='bar'] {
      inline-size: 100%;
      opacity: 0.5;
      animation: none;
    }
  }
  @media (forced-colors: active) {
    & > [data-part='track'] {
      border: 1px solid CanvasText;
    }
    & [data-part='bar'] {
      background: Highlight;
    }
  }
`;
