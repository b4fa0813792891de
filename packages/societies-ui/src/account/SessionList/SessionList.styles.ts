import { styled } from 'styled-components';
import { plainList, sheltered, text } from '../../theme/styles.ts';
import { color, size, space, weight } from '../../theme/tokens.ts';

export const Root = styled.div`
  ${sheltered}
  ${text}
  display: grid;
  justify-items: start;
  gap: ${space[4]};
  & > ul {
    display: grid;
    inline-size: 100%;
    ${plainList}
  }
  & li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space[3]};
    padding-block: ${space[3]};
  }
  & li + li {
    border-block-start: 1px solid ${color.line};
  }
  & [data-part='words'] {
    display: grid;
    min-inline-size: 0;
    color: ${color.ink2};
    font-size: ${size[14]};
    & > strong {
      color: ${color.ink};
      font-size: ${size[16]};
      font-weight: ${weight.strong};
      overflow-wrap: anywhere;
    }
  }
  & [data-soc='Badge'],
  & li > button {
    flex: none;
  }
`;
