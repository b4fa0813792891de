import { styled } from 'styled-components';
import { heading, text, sheltered } from '../../theme/styles.ts';
import { color, size, space } from '../../theme/tokens.ts';

export const Root = styled.div`
  ${sheltered}
  ${text}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[5]} ${space[6]};
  & > [data-part='words'] {
    display: grid;
    gap: ${space[1]};
    min-inline-size: 0;
    flex: 1 1 200px;
  }
  & h2 {
    ${heading}
    font-size: ${size[22]};
  }
  & p {
    margin: 0;
    color: ${color.ink2};
    font-size: ${size[14]};
  }
  & [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[3]};
    margin-block-start: ${space[2]};
  }
`;
