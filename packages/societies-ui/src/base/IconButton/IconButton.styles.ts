import { styled } from 'styled-components';
import { buttonLook } from '../Button/buttonLook.styles.ts';
import { fingerRoom, sheltered, raised } from '../../theme/styles.ts';
import { color, control, radius } from '../../theme/tokens.ts';

export const Root = styled.button`
  ${sheltered}
  ${buttonLook}
  ${raised} {
    flex: none;
    inline-size: ${control.height};
    padding: 0;
  }
  & svg {
    inline-size: 20px;
    block-size: 20px;
  }
  &[data-size] {
    min-block-size: 0;
    padding: 0;
  }
  &[data-size='small'] {
    inline-size: ${control.small};
    block-size: ${control.small};
  }
  &[data-size='small'] svg {
    inline-size: 18px;
    block-size: 18px;
  }
  &[data-size='medium'] {
    inline-size: ${control.height};
    block-size: ${control.height};
  }
  &[data-size='large'] {
    inline-size: 52px;
    block-size: 52px;
  }
  &[data-size='large'] svg {
    inline-size: 24px;
    block-size: 24px;
  }
  &[data-shape='round'] {
    border-radius: ${radius.full};
  }
  &[data-variant='cover'] {
    background: ${color.scrim};
    color: ${color.onScrim};
  }
  &[data-variant='cover']:focus-visible {
    outline-color: ${color.onScrim};
    box-shadow: 0 0 0 6px ${color.scrim};
  }
  @media (hover: hover) {
    &[data-variant='cover']:hover {
      background: ${color.scrimHover};
    }
  }
  ${fingerRoom}
`;
