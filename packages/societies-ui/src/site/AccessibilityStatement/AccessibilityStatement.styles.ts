import { styled } from 'styled-components';
import { heading, sheltered, text } from '../../theme/styles.ts';
import { measure, size, space } from '../../theme/tokens.ts';

export const Root = styled.div`
  ${sheltered}
  ${text}
  display: grid;
  grid-template-columns: minmax(0, ${measure});
  gap: ${space[8]};
  & > section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[3]};
  }
  & h2 {
    ${heading}
    font-size: ${size[22]};
  }
  & p {
    margin: 0;
    overflow-wrap: anywhere;
  }
  & ul {
    display: grid;
    gap: ${space[2]};
    margin: 0;
    padding-inline-start: ${space[6]};
  }
`;
