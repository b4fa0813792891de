import { styled } from 'styled-components';
import { heading, text, sheltered } from '../../theme/styles.ts';
import { size, space } from '../../theme/tokens.ts';

export const Root = styled.form`
  ${sheltered}
  ${text}
  display: grid;
  gap: ${space[4]};
  & > h2 {
    ${heading} font-size: ${size[22]};
    outline: none;
  }
  & > [data-part='positions'] {
    display: grid;
    gap: ${space[4]};
  }
  & [data-part='position'] {
    display: grid;
    gap: ${space[2]};
  }
  & > [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: ${space[3]};
  }
`;
