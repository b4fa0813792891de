import { styled } from 'styled-components';
import { heading, text, sheltered } from '../../theme/styles.ts';
import { color, measure, size, space } from '../../theme/tokens.ts';

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
  & > svg {
    inline-size: min(280px, 80%);
    block-size: auto;
    margin-block-end: ${space[4]};
    color: ${color.accent};
  }
  & h1 {
    ${heading} font-size: clamp(${size[28]}, 5vw, ${size[36]});
  }
  & p {
    margin: 0;
    max-inline-size: ${measure};
    color: ${color.ink2};
  }
  & > [data-part='action'] {
    margin-block-start: ${space[4]};
  }
  & [data-part='gap'] {
    fill: ${color.page};
    stroke: ${color.edge};
    stroke-dasharray: 3 4;
  }
`;
