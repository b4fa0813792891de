import { styled } from 'styled-components';
import { column, sheltered } from '../../theme/styles.ts';
import { space } from '../../theme/tokens.ts';

export const Root = styled.section`
  ${sheltered}
  ${column}
  gap: ${space[8]};
  & [data-part='name'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[1]} ${space[3]};
  }
  & [data-part='name'] [data-part='label'] {
    white-space: normal;
  }
  /* A line breaks between the two, and in neither. */
  & :is([data-part='user'], time) > span {
    display: inline-block;
  }
  & [data-part='tools'] {
    display: flex;
    justify-content: flex-end;
    flex-wrap: wrap;
    gap: ${space[2]};
  }
`;
