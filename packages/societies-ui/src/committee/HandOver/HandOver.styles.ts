import { styled } from 'styled-components';
import { column, sheltered, text } from '../../theme/styles.ts';
import { color, radius, size, space } from '../../theme/tokens.ts';

export const Root = styled.form`
  ${sheltered}
  ${text}
  ${column}
  gap: ${space[4]};
  & > [data-part='now'] {
    display: flex;
    align-items: center;
    gap: ${space[3]};
    padding: ${space[3]} ${space[4]};
    border-radius: ${radius.control};
    background: ${color.sunken};
    overflow-wrap: anywhere;
  }
  & > [data-part='now'] > span > span {
    display: block;
  }
  & [data-part='role'] {
    color: ${color.ink2};
    font-size: ${size[14]};
  }
  & > ul {
    display: grid;
    gap: ${space[1]};
    margin: 0;
    padding-inline-start: ${space[5]};
    color: ${color.ink2};
    font-size: ${size[14]};
  }
  & > [data-part='actions'] {
    display: flex;
    justify-content: flex-end;
  }
`;
