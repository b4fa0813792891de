import { styled } from 'styled-components';
import { heading, sheltered, text } from '../../theme/styles.ts';
import { color, measure, size, space } from '../../theme/tokens.ts';

export const Root = styled.section`
  ${sheltered}
  ${text}
  display: grid;
  grid-template-columns: minmax(0, ${measure});
  gap: ${space[4]};
  justify-content: center;
  box-sizing: border-box;
  padding: ${space[10]} ${space[4]};
  background: ${color.page};
  color: ${color.ink};
  & h2 {
    ${heading}
    font-size: ${size[28]};
  }
`;
