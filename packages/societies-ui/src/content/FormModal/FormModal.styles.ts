import { styled } from 'styled-components';
import { sheltered } from '../../theme/styles.ts';
import { space } from '../../theme/tokens.ts';

export const Form = styled.form`
  ${sheltered}
  display: grid;
  gap: ${space[5]};
  container-type: inline-size;
  & textarea {
    min-block-size: 112px;
  }
  & > [data-part='row'] {
    display: grid;
    gap: ${space[5]} ${space[4]};
    align-items: start;
  }
  @container (width >= 420px) {
    & > [data-part='row'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    & > [data-part='row'][data-count='3'] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
`;
