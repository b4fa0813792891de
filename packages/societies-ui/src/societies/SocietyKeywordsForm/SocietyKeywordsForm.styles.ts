import { styled } from 'styled-components';
import { column, sheltered, text } from '../../theme/styles.ts';
import { space } from '../../theme/tokens.ts';

export const Form = styled.form`
  ${sheltered}
  ${text}
  ${column}
  gap: ${space[4]};
  & > [data-part='save'] {
    justify-self: end;
  }
`;
