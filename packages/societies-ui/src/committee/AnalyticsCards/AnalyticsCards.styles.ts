import { styled } from 'styled-components';
import { heading, text } from '../../theme/styles.ts';
import { size, space } from '../../theme/tokens.ts';

export const Root = styled.section`
  ${text}
  display: grid;
  gap: ${space[6]};
  & [data-part='group'] {
    display: grid;
    gap: ${space[3]};
  }
  & [data-part='group'] > h2 {
    ${heading} font-size: ${size[18]};
  }
  & [data-part='numbers'] {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 200px), 1fr));
    gap: ${space[4]};
  }
  & [data-part='plots'] {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 360px), 1fr));
    gap: ${space[5]};
    --soc-plot-height: 240px;
  }
`;
