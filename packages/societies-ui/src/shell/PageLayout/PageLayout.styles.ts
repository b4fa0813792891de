import { styled } from 'styled-components';
import { text, sheltered } from '../../theme/styles.ts';
import { color, content, space } from '../../theme/tokens.ts';

export const Root = styled.div`
  ${sheltered}
  ${text}
  display: grid;
  grid-template-rows: auto 1fr auto auto;
  grid-template-columns: minmax(0, 1fr);
  min-block-size: 100svh;
  /* A foot stands below the first screen: nothing that loads above moves it in sight. */
  &:has(> footer) {
    min-block-size: calc(100svh + 160px);
  }
  background: ${color.page};
  & > [data-part='main'] {
    min-inline-size: 0;
    outline: none;
  }
  & > [data-part='main'][data-width='content'] {
    box-sizing: border-box;
    inline-size: 100%;
    max-inline-size: calc(${content.width} - ${space[16]} + 2 * ${space[8]});
    margin-inline: auto;
    padding: ${space[6]} ${space[4]} ${space[16]};
  }
  & > [data-part='main'] > [data-soc='OfflineNote'] {
    margin-block-end: ${space[6]};
  }
  & > [data-part='main'][data-width='full'] > [data-soc='OfflineNote'] {
    margin: ${space[4]};
  }
  @media (width >= 768px) {
    & > [data-part='main'][data-width='content'] {
      padding: ${space[10]} ${space[8]} ${space[16]};
    }
  }
`;
