import { styled } from 'styled-components';
import { Card } from '../../base/Card/Card.tsx';
import { space } from '../../theme/tokens.ts';

export const Root = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  padding: ${space[4]};
  & > [data-part='row'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[3]};
  }
  & > [data-part='row'] > [data-soc='SearchField'] {
    flex: 1 1 240px;
  }
  & > [data-part='row'] > [data-part='sorts'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]} ${space[3]};
    min-inline-size: 0;
  }
  @media (width >= 768px) {
    padding: ${space[5]};
  }
`;
