import { styled } from 'styled-components';
import { text, sheltered } from '../../theme/styles.ts';
import { color, radius, space } from '../../theme/tokens.ts';

export const Root = styled.div`
  ${sheltered}
  ${text}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
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
