import { styled } from 'styled-components';
import { heading, text, sheltered } from '../../theme/styles.ts';
import { color, size, space } from '../../theme/tokens.ts';

export const Root = styled.div`
  ${sheltered}
  ${text}
  display: grid;
  justify-items: center;
  gap: ${space[3]};
  padding: ${space[10]} ${space[5]};
  text-align: center;
  & > [data-part='art'] {
    color: ${color.accent};
    margin-block-end: ${space[2]};
  }
  & > [data-part='art'] > svg {
    display: block;
    inline-size: 160px;
    block-size: auto;
  }
  & > [data-part='title'] {
    ${heading} font-size: ${size[22]};
  }
  & > [data-part='description'] {
    margin: 0;
    max-inline-size: 44ch;
    color: ${color.ink2};
    text-wrap: balance;
    overflow-wrap: anywhere;
  }
  & > [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: ${space[3]};
    margin-block-start: ${space[2]};
  }
`;
