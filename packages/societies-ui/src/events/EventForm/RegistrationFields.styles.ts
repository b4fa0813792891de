import { styled } from 'styled-components';
import { column, sheltered } from '../../theme/styles.ts';
import { color, radius, size, space, weight } from '../../theme/tokens.ts';

export const Questions = styled.fieldset`
  ${sheltered}
  ${column}
  gap: ${space[4]};
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
  & > legend {
    padding: 0;
    font-weight: ${weight.strong};
  }
  & > [data-part='hint'] {
    margin: 0;
    color: ${color.ink2};
    font-size: ${size[14]};
  }
  & > [data-part='error'] {
    margin: 0;
    color: ${color.dangerText};
    font-size: ${size[13]};
  }
  & > [data-part='question'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
    gap: ${space[3]};
    padding: ${space[4]};
    border: 1px solid ${color.line};
    border-radius: ${radius.control};
    & > :nth-child(n + 3) {
      grid-column: 1 / -1;
    }
  }
  & > button {
    justify-self: start;
  }
`;

export const Fields = styled.div`
  ${sheltered}
  ${column}
  gap: ${space[5]};
  padding-block: ${space[3]};
  & [data-part='row'] {
    display: grid;
    gap: ${space[4]};
  }
  @container (width >= 420px) {
    & [data-part='row'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;
