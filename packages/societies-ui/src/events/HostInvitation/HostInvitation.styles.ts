import { styled } from 'styled-components';
import { sheltered, spread, text } from '../../theme/styles.ts';
import { color, radius, space } from '../../theme/tokens.ts';

export const Root = styled.div`
  ${sheltered}
  ${text}
  ${spread}
  gap: ${space[3]};
  padding: ${space[4]};
  border-radius: ${radius.card};
  background: ${color.sunken};
  & > p {
    margin: 0;
    overflow-wrap: anywhere;
  }
  & [data-part='answers'] {
    display: flex;
    gap: ${space[2]};
  }
`;
