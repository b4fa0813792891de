import { styled } from 'styled-components';
import { sheltered } from '../../theme/styles.ts';
import { color, font, size, space, weight } from '../../theme/tokens.ts';

export const Root = styled.span`
  ${sheltered}
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  color: inherit;
  font-family: ${font.display};
  font-size: ${size[18]};
  font-weight: ${weight.strong};
  letter-spacing: -0.01em;
  line-height: 1;
  white-space: nowrap;
  & > svg {
    flex: none;
    inline-size: 32px;
    block-size: 32px;
  }
  & [data-part='gold'] {
    fill: light-dark(#f2a93b, ${color.gold});
  }
  &[data-tone='night'] [data-part='gold'] {
    fill: ${color.gold};
  }
`;
