import { keyframes, styled } from 'styled-components';
import { sheltered } from '../../theme/styles.ts';
import { dialogBase } from '../Modal/dialogBase.styles.ts';
import { motion, radius, space } from '../../theme/tokens.ts';

const enter = keyframes`from { transform: translateX(var(--soc-drawer-from)); }`;

export const Root = styled.dialog`
  ${sheltered}
  ${dialogBase}
  --soc-drawer-from: -100%;
  inline-size: min(320px, calc(100vw - ${space[12]}));
  max-inline-size: none;
  block-size: 100dvh;
  max-block-size: none;
  margin: 0;
  inset-inline-end: auto;
  border-start-end-radius: ${radius.modal};
  border-end-end-radius: ${radius.modal};
  animation: ${enter} ${motion.medium} ${motion.easeOut};
  &[data-side='end'] {
    --soc-drawer-from: 100%;
    inset-inline: auto 0;
    border-radius: 0;
    border-start-start-radius: ${radius.modal};
    border-end-start-radius: ${radius.modal};
  }
  &:dir(rtl) {
    --soc-drawer-from: 100%;
  }
  &[data-side='end']:dir(rtl) {
    --soc-drawer-from: -100%;
  }
  --soc-dialog-room: ${space[5]};
`;
