import { styled } from 'styled-components';
import { focusRing } from '../../theme/styles.ts';
import { color, layer, radius, shadow, space } from '../../theme/tokens.ts';

export const Root = styled.div`
  position: fixed;
  inset-block-end: ${space[4]};
  inset-inline-end: ${space[4]};
  z-index: ${layer.floating};
  display: grid;
  gap: ${space[3]};
  @media (width >= 768px) {
    inset-block-end: ${space[8]};
    inset-inline-end: ${space[8]};
  }
  & > :is(a, button) {
    box-shadow: ${shadow[3]};
  }
  & > a {
    display: grid;
    place-items: center;
    inline-size: 52px;
    block-size: 52px;
    border-radius: ${radius.full};
    background: ${color.surface};
    color: ${color.ink};
    ${focusRing}
  }
  @media (hover: hover) {
    & > a:hover {
      background: ${color.sunken};
    }
  }
  & > a > svg,
  & > button svg {
    inline-size: 20px;
    block-size: 20px;
    stroke-width: 1.75px;
  }
  @media (forced-colors: active) {
    & > a {
      border: 1px solid LinkText;
    }
  }
`;
