import { styled } from 'styled-components';
import { column, sheltered, text } from '../../theme/styles.ts';
import { color, space } from '../../theme/tokens.ts';

export const Root = styled.div`
  ${sheltered}
  ${text}
  ${column}
  gap: ${space[4]};
  & > [data-part='row'] {
    display: flex;
    align-items: center;
    gap: ${space[3]};
  }
  & > [data-part='row'] > [data-soc='SearchField'] {
    flex: 1;
    min-inline-size: 0;
    max-inline-size: 28em;
  }
  & > [data-part='fields'] {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 15em), 1fr));
    align-items: start;
    gap: ${space[4]};
    padding-block-end: ${space[4]};
    border-block-end: 1px solid ${color.line};
  }
  & > [data-part='fields'] > [data-part='clear'] {
    align-self: end;
    justify-self: start;
  }
`;
