import { styled } from 'styled-components';
import { heading, text, sheltered } from '../../theme/styles.ts';
import { color, size, space } from '../../theme/tokens.ts';

export const Root = styled.section`
  ${sheltered}
  ${text}
  display: grid;
  justify-items: center;
  align-content: center;
  gap: ${space[3]};
  min-block-size: min(70svh, 640px);
  padding: ${space[8]} ${space[4]};
  text-align: center;
  & > [data-part='drawing'] {
    inline-size: min(240px, 80%);
    margin-block-end: ${space[2]};
    color: ${color.accent};
  }
  & > [data-part='drawing'] > svg {
    display: block;
    inline-size: 100%;
    block-size: auto;
  }
  & h1 {
    ${heading} font-size: ${size[28]};
  }
  & p {
    margin: 0;
    color: ${color.ink2};
  }
  & > [data-part='action'] {
    margin-block-start: ${space[4]};
  }
`;
