import { styled } from 'styled-components';
import { column, heading, panelPadding, sheltered } from '../../theme/styles.ts';
import { size, space } from '../../theme/tokens.ts';

export const Form = styled.form`
  ${sheltered}
  ${column}
  gap: ${space[4]};
  ${panelPadding}
  & h2 {
    ${heading}
    font-size: ${size[22]};
  }
  & [data-part='row'] {
    display: grid;
    gap: ${space[4]};
    align-items: start;
  }
  & [data-part='actions'] {
    display: flex;
    justify-content: flex-end;
    flex-wrap: wrap;
    gap: ${space[3]};
  }
  @media (width >= 768px) {
    & [data-part='row'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;
