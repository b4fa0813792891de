import { styled } from 'styled-components';
import { column, sheltered } from '../../theme/styles.ts';
import { color, radius, size, space, weight } from '../../theme/tokens.ts';

export const Fields = styled.fieldset`
  ${sheltered}
  ${column}
  gap: ${space[4]};
  min-inline-size: 0;
  margin: 0;
  padding: ${space[4]};
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  & > legend {
    padding: 0 ${space[2]};
    font-weight: ${weight.strong};
  }
  & > [data-part='note'] {
    margin: 0;
    padding: ${space[3]};
    border-radius: ${radius.small};
    background: ${color.warningSoft};
    color: ${color.onWarningSoft};
    font-size: ${size[14]};
  }
`;
