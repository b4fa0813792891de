import { styled } from 'styled-components';
import { sheltered, text } from '../../theme/styles.ts';
import { color, radius, size, space, weight } from '../../theme/tokens.ts';

export const Root = styled.div`
  ${sheltered}
  ${text}
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: start;
  gap: ${space[2]} ${space[3]};
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.control};
  background: ${color.warningSoft};
  color: ${color.onWarningSoft};
  font-size: ${size[14]};
  & > svg {
    inline-size: 20px;
    block-size: 20px;
  }
  & p {
    margin: 0;
  }
  & [data-part='title'] {
    font-weight: ${weight.strong};
  }
  & > [data-soc='Button'] {
    grid-column: 2;
    justify-self: start;
  }
  @media (width >= 768px) {
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    & > [data-soc='Button'] {
      grid-column: 3;
    }
  }
`;
