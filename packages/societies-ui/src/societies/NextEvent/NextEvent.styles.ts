import { styled } from 'styled-components';
import { bidiLine } from '../../base/bidi.styles.ts';
import { oneLine, text, sheltered } from '../../theme/styles.ts';
import { color, size, space, weight } from '../../theme/tokens.ts';

export const Root = styled.p`
  ${sheltered}
  ${text}
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-inline-size: 0;
  margin: 0;
  color: ${color.ink2};
  font-size: ${size[14]};
  line-height: 1.5;
  & > svg {
    flex: none;
    inline-size: 18px;
    block-size: 18px;
    stroke-width: 1.75px;
  }
  & > time {
    flex: none;
    color: ${color.ink};
    font-weight: ${weight.strong};
  }
  & > [data-part='event'] {
    ${oneLine}
    ${bidiLine}
  }
`;
