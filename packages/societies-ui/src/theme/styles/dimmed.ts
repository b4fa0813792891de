import { css } from 'styled-components';
import { cssText } from '../cssText.ts';
import { motion } from '../tokens.ts';
import { calm } from './calm.ts';

/** Dims outdated content while its replacement loads, after a delay to avoid flicker. */
export const dimmed = cssText(css`
  opacity: 0.55;
  transition: opacity ${motion.fast} ${motion.easeOut} ${motion.fast};
  ${calm}
`);
