import { styled } from 'styled-components';
import { heading, text } from '../../theme/styles.ts';
import { color, radius, size, space } from '../../theme/tokens.ts';

export const Root = styled.form`
  ${text}
  display: grid;
  gap: ${space[4]};
  & > h2 {
    ${heading} font-size: ${size[22]};
    outline: none;
  }
  & > [data-part='positions'] {
    display: grid;
    gap: ${space[4]};
  }
  & [data-part='position'] {
    display: grid;
    gap: ${space[2]};
  }
  & > [data-part='conflict'] {
    display: flex;
    gap: ${space[3]};
    margin: 0;
    padding: ${space[3]} ${space[4]};
    border-radius: ${radius.control};
    background: ${color.dangerSoft};
    color: ${color.dangerText};
    font-size: ${size[14]};
  }
  & > [data-part='conflict'] > svg {
    flex: none;
    inline-size: 20px;
    block-size: 20px;
  }
  & > [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: ${space[3]};
  }
`;
