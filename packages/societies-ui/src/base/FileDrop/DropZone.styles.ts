import { styled } from 'styled-components';
import { visuallyHidden } from '../../theme/styles.ts';
import { color, motion, radius, size, space, weight } from '../../theme/tokens.ts';

export const Zone = styled.label`
  position: relative;
  display: grid;
  justify-items: center;
  gap: ${space[1]};
  padding: ${space[6]} ${space[5]};
  border: 1.5px dashed ${color.edge};
  border-radius: ${radius.card};
  background: light-dark(transparent, ${color.sunken});
  color: ${color.ink};
  text-align: center;
  cursor: pointer;
  transition:
    background-color ${motion.fast},
    border-color ${motion.fast};
  & > input {
    ${visuallyHidden}
  }
  & > svg {
    inline-size: 28px;
    block-size: 28px;
    margin-block-end: ${space[1]};
    color: ${color.accent};
    stroke-width: 1.75px;
  }
  & > [data-part='prompt'] {
    font-weight: ${weight.medium};
  }
  & > [data-part='chosen'] {
    color: ${color.ink2};
    font-size: ${size[14]};
    overflow-wrap: anywhere;
  }
  &[data-state='over'] {
    border-style: solid;
    border-color: ${color.accent};
    background: ${color.soft};
    color: ${color.onSoft};
  }
  &:has([aria-invalid='true']) {
    border-color: ${color.dangerText};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
  &:has(:disabled) {
    border-color: ${color.line};
    color: ${color.inkDisabled};
    cursor: not-allowed;
  }
  @media (hover: hover) {
    &:hover:not(:has(:disabled)) {
      border-color: ${color.accent};
    }
  }
  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
`;
