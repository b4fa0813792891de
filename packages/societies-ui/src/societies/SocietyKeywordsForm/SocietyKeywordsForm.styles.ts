import { styled } from 'styled-components';
import { text, sheltered } from '../../theme/styles.ts';
import { space } from '../../theme/tokens.ts';

export const Form = styled.form`
  ${sheltered}
  ${text}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  & > [data-part='save'] {
    justify-self: end;
  }
`;
