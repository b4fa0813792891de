import { styled } from 'styled-components';
import { sheltered, text } from '../../theme/styles.ts';
import { color, size, space, weight } from '../../theme/tokens.ts';

export const Readers = styled.div`
  ${sheltered}
  ${text}
  display: grid;
  gap: ${space[1]};
  & [data-part='count'] {
    margin: 0;
    font-size: ${size[18]};
    font-weight: ${weight.strong};
  }
  & [data-part='hint'] {
    margin: 0;
    color: ${color.ink2};
    font-size: ${size[14]};
  }
  & [data-part='back'] {
    justify-self: start;
  }
`;
