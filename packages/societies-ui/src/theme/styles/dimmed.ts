import { css } from 'styled-components';
import { cssText } from '../cssText.ts';
import { motion } from '../tokens.ts';
import { calm } from './calm.ts';

/** What stays in view while what replaces it is on its way. Only after a moment: what comes at once does not flicker. */
export const dimmed = cssText(css`
  opacity: 0.55;
  transition: opacity ${motion.fast} ${motion.easeOut} ${motion.fast};
  ${calm}
`);
