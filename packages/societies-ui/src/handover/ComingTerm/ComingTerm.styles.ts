import { styled } from 'styled-components';
import { Card } from '../../base/Card/Card.tsx';
import { heading, spread } from '../../theme/styles.ts';
import { color, size, space } from '../../theme/tokens.ts';

export const Root = styled(Card)`
  ${spread}
  gap: ${space[4]};
  & > div:first-child {
    flex: 1 1 280px;
  }
  & h2 {
    ${heading}
    font-size: ${size[18]};
  }
  & p {
    margin: ${space[1]} 0 0;
    color: ${color.ink2};
  }
  & > [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[3]};
  }
`;
