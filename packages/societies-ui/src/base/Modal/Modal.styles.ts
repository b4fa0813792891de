import { keyframes, styled } from 'styled-components';
import { sheltered } from '../../theme/styles.ts';
import { color, motion, radius, space } from '../../theme/tokens.ts';
import { dialogBase } from './dialogBase.styles.ts';

const rise = keyframes`from { opacity: 0; transform: translateY(12px) scale(0.98); }`;

export const Root = styled.dialog`
  ${sheltered}
  ${dialogBase}
  inline-size: min(440px, calc(100vw - ${space[8]}));
  block-size: fit-content;
  max-block-size: calc(100dvh - ${space[8]});
  max-inline-size: none;
  margin: auto;
  border-radius: ${radius.modal};
  animation: ${rise} ${motion.medium} ${motion.easeOut};
  &[data-size='medium'] {
    inline-size: min(560px, calc(100vw - ${space[8]}));
  }
  &[data-size='large'] {
    inline-size: min(840px, calc(100vw - ${space[8]}));
  }
  & [data-part='hero'] {
    block-size: 120px;
    overflow: clip;
  }
  & [data-part='hero'] > * {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  & [data-part='emblem'] {
    position: relative;
    inline-size: fit-content;
    margin-block: calc(-1 * ${space[7]} - 45px) ${space[4]};
    border-radius: ${radius.full};
    box-shadow: 0 0 0 5px ${color.surface};
  }
  &:has([data-part='hero']) [data-part='title'] {
    padding-inline-end: 0;
  }
`;
