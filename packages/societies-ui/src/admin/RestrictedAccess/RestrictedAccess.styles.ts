import { styled } from 'styled-components';
import { heading, text } from '../../theme/styles.ts';
import { color, size, space } from '../../theme/tokens.ts';

export const Root = styled.section`
  ${text}
  display: grid;
  justify-items: center;
  align-content: center;
  gap: ${space[3]};
  min-block-size: min(70svh, 640px);
  padding: ${space[8]} ${space[4]};
  text-align: center;
  & > [data-part='drawing'] {
    display: grid;
    place-items: center;
    inline-size: 88px;
    block-size: 88px;
    margin-block-end: ${space[4]};
    border-radius: 50%;
    background: ${color.soft};
    color: ${color.onSoft};
  }
  & > [data-part='drawing'] > svg {
    inline-size: 40px;
    block-size: 40px;
    stroke-width: 1.5px;
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
