import { styled } from 'styled-components';
import { plainList, sheltered } from '../../theme/styles.ts';
import { color, space, weight } from '../../theme/tokens.ts';

export const List = styled.ul`
  ${sheltered}
  display: grid;
  ${plainList}
  & > li {
    display: flex;
    align-items: center;
    gap: ${space[3]};
    min-block-size: 48px;
    border-block-end: 1px solid ${color.line};
  }
  & [data-part='name'] {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
    font-weight: ${weight.strong};
  }
`;

export const Ask = styled.div`
  ${sheltered}
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space[3]};
  & > :first-child {
    flex: 1 1 240px;
    min-inline-size: 0;
  }
`;
