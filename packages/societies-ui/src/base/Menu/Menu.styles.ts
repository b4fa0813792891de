import { keyframes, styled } from 'styled-components';
import { controlReset, text, sheltered, raised } from '../../theme/styles.ts';
import { color, control, motion, radius, shadow, size, space, weight } from '../../theme/tokens.ts';

const open = keyframes`from { opacity: 0; transform: translateY(-4px); }`;

/** The list is in the top layer, so that nothing clips or covers it, and inherits the theme of its DOM position. */
export const List = styled.div`
  ${sheltered}
  ${text}
  inset: auto;
  margin: 0;
  min-inline-size: 200px;
  max-inline-size: min(320px, calc(100vw - ${space[4]}));
  max-block-size: calc(100dvh - ${space[4]});
  padding: ${space[2]};
  border: 0;
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${shadow[3]};
  overflow: auto;
  animation: ${open} ${motion.fast} ${motion.easeOut};
  & > hr {
    margin: ${space[2]};
    border: 0;
    border-block-start: 1px solid ${color.line};
  }
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

export const Item = styled.button`
  ${sheltered}
  ${raised} {
    ${controlReset}
    display: flex;
    align-items: center;
    gap: ${space[3]};
    inline-size: 100%;
    min-block-size: ${control.height};
    padding: ${space[2]} ${space[3]};
    border-radius: ${radius.control};
    color: ${color.ink};
    font-size: ${size[15]};
    font-weight: ${weight.medium};
    line-height: 1.35;
  }
  & > svg {
    flex: none;
    inline-size: 18px;
    block-size: 18px;
    color: ${color.ink2};
    stroke-width: 1.75px;
  }
  & > [data-part='hint'] {
    margin-inline-start: auto;
    color: ${color.ink2};
    font-size: ${size[12]};
  }
  &:focus {
    outline: 2px solid transparent;
    background: ${color.track};
  }
  &:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: -2px;
  }
  &[data-variant='danger'],
  &[data-variant='danger'] > svg {
    color: ${color.dangerText};
  }
  &[aria-current] {
    background: ${color.soft};
    color: ${color.onSoft};
  }
  &[aria-disabled='true'] {
    color: ${color.inkDisabled};
    cursor: not-allowed;
  }
`;
