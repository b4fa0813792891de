import { styled } from 'styled-components';
import { text } from '../../theme/styles.ts';
import { color, control, size, space } from '../../theme/tokens.ts';

export const Root = styled.div`
  ${text}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  & [data-part='note'] {
    margin: 0;
    color: ${color.ink2};
    font-size: ${size[14]};
  }
  /* A press on the label chooses a file too. */
  @media (pointer: coarse) {
    & [data-soc='FileDrop'] > [data-part='label'] {
      display: flex;
      align-items: center;
      min-block-size: ${control.target};
    }
  }
  & > [data-part='report']:empty {
    display: none;
  }
`;
