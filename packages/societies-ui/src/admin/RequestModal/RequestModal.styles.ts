import { styled } from 'styled-components';
import { bidiText } from '../../base/bidi.styles.ts';
import { color, size, space, weight } from '../../theme/tokens.ts';

export const Details = styled.dl`
  display: grid;
  gap: ${space[4]};
  margin: 0;
  & > div {
    display: grid;
    gap: 2px;
  }
  & dt {
    color: ${color.ink2};
    font-size: 0.8125rem;
    font-weight: ${weight.strong};
  }
  & dd {
    ${bidiText}
    margin: 0;
    font-size: ${size[16]};
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`;
