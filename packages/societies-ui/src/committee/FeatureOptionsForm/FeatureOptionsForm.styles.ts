import { styled } from 'styled-components';
import { text, sheltered } from '../../theme/styles.ts';
import { color, space } from '../../theme/tokens.ts';

export const Root = styled.form`
  ${sheltered}
  ${text}
  display: grid;
  gap: ${space[4]};
  & > [data-part='options'] {
    display: grid;
  }
  & > [data-part='options'] > * {
    padding-block: ${space[3]};
  }
  & > [data-part='options'] > * + * {
    border-block-start: 1px solid ${color.line};
  }
  & > [data-part='actions'] {
    display: flex;
    justify-content: flex-end;
  }
`;
