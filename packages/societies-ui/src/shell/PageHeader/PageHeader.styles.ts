import { styled } from 'styled-components';
import { heading, sheltered, spread } from '../../theme/styles.ts';
import { color, size, space } from '../../theme/tokens.ts';

export const Root = styled.div`
  ${sheltered}
  ${spread}
  gap: ${space[3]} ${space[6]};
  & > h1,
  & > h2 {
    ${heading} color: ${color.ink};
    font-size: ${size[28]};
    letter-spacing: -0.02em;
    outline: none;
  }
  & > [data-part='action'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[3]};
  }
  @media (width >= 768px) {
    & > h1 {
      font-size: ${size[36]};
    }
  }
  /* A window so low that a row of its own for the action would push what people came for below it. */
  @media (height < 480px) {
    column-gap: ${space[4]};
    & > h1 {
      font-size: ${size[22]};
    }
  }
`;
