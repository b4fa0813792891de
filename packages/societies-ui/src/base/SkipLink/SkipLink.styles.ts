import { styled } from 'styled-components';
import { visuallyHidden, sheltered } from '../../theme/styles.ts';
import { color, font, layer, radius, shadow, space, weight, lineHeight, size } from '../../theme/tokens.ts';

export const Root = styled.a`
  ${sheltered}
  font-family: ${font.text};
  font-size: ${size[16]};
  line-height: ${lineHeight.text};
  &:not(:focus) {
    ${visuallyHidden}
  }
  &:focus {
    position: fixed;
    inset-block-start: ${space[2]};
    inset-inline-start: ${space[2]};
    z-index: ${layer.toast};
    padding: ${space[3]} ${space[5]};
    border-radius: ${radius.control};
    background: ${color.surface};
    color: ${color.ink};
    box-shadow: ${shadow[3]};
    font-weight: ${weight.strong};
    outline: 2px solid ${color.focus};
    outline-offset: -2px;
  }
`;
