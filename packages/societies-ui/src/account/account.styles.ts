import { styled } from 'styled-components';
import { sheltered } from '../theme/styles.ts';
import { space } from '../theme/tokens.ts';

/** A single-column form; short fields pair up if there is room. */
export const FormRoot = styled.form`
  ${sheltered}
  display: grid;
  gap: ${space[5]};
  container-type: inline-size;
  & > [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[3]};
  }
  & > [data-part='pair'] {
    display: grid;
    gap: ${space[5]};
  }
  @container (width >= 340px) {
    & > [data-part='pair'] {
      grid-template-columns: 1fr 1fr;
      gap: ${space[4]};
      align-items: start;
    }
  }
`;
