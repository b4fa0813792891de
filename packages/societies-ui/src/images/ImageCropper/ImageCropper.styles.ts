import { styled } from 'styled-components';
import { text, sheltered } from '../../theme/styles.ts';
import { color, size, space } from '../../theme/tokens.ts';

export const Root = styled.div`
  ${sheltered}
  ${text}
  display: grid;
  gap: ${space[4]};
  min-inline-size: 0;
  & > [data-part='previews'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[4]};
    color: ${color.ink2};
    font-size: ${size[14]};
  }
  & figure {
    display: grid;
    align-self: end;
    gap: ${space[1]};
    min-inline-size: 0;
    margin: 0;
  }
  & figure[data-screen='desk'] {
    flex: 1 1 260px;
  }
  & figure[data-screen='phone'] {
    flex: 0 1 130px;
  }
  & > [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: ${space[3]};
  }
`;
