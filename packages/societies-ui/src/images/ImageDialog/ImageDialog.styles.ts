import { styled } from 'styled-components';
import { text, sheltered } from '../../theme/styles.ts';
import { space, weight } from '../../theme/tokens.ts';

export const Body = styled.div`
  ${sheltered}
  ${text}
  display: grid;
  gap: ${space[4]};
  min-inline-size: 0;
  & > [data-part='drop'] {
    gap: ${space[4]};
  }
  & > [data-part='drop'] > [data-part='zone'] {
    min-block-size: 290px;
  }
  & > [data-part='drop'] > [data-part='zone'] > svg {
    inline-size: 40px;
    block-size: 40px;
    stroke-width: 1.25px;
  }
  & > [data-part='drop'] > [data-part='bar'] {
    display: flex;
    align-items: center;
    gap: ${space[3]};
    font-weight: ${weight.medium};
  }
  & > [data-part='drop'] > [data-part='bar'] > :last-child {
    margin-inline-start: auto;
  }
`;
