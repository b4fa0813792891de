import { styled } from 'styled-components';
import { sheltered } from '../../theme/styles.ts';
import { color, font, radius, shadow, size, weight } from '../../theme/tokens.ts';

export const Leaf = styled.time`
  ${sheltered}
  display: grid;
  inline-size: 52px;
  border-radius: ${radius.control};
  background: ${color.surface};
  box-shadow: ${shadow[2]};
  color: ${color.ink};
  text-align: center;
  overflow: clip;
  & > [data-part='month'] {
    background: ${color.primary};
    color: ${color.onPrimary};
    font-size: ${size[12]};
    font-weight: ${weight.bold};
    letter-spacing: 0.06em;
    line-height: 22px;
    text-transform: uppercase;
  }
  & > [data-part='day'] {
    font-family: ${font.display};
    font-size: ${size[22]};
    font-weight: ${weight.strong};
    line-height: 32px;
  }
`;
