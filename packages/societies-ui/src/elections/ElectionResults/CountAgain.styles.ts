import { styled } from 'styled-components';
import { heading, sheltered } from '../../theme/styles.ts';
import { color, radius, shadow, size, space, weight } from '../../theme/tokens.ts';

export const Root = styled.section`
  ${sheltered}
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 280px), 1fr));
  gap: ${space[6]} ${space[10]};
  padding: ${space[6]};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${shadow[2]};
  & > [data-part='words'] {
    display: grid;
    align-content: start;
    gap: ${space[2]};
  }
  & h3 {
    ${heading}
    font-size: ${size[18]};
  }
  & p {
    margin: 0;
    color: ${color.ink2};
  }
  & [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[3]} ${space[5]};
    padding-block-start: ${space[3]};
  }
  & > form {
    display: flex;
    flex-wrap: wrap;
    align-content: start;
    align-items: end;
    gap: ${space[2]};
  }
  /* Its label keeps to one line: on a phone the button stands under it. */
  & > form > [data-soc='TextField'] {
    flex: 1 1 12em;
  }
  & > form > [role='status'] {
    flex-basis: 100%;
    display: flex;
    align-items: center;
    gap: ${space[2]};
    min-block-size: 24px;
    font-size: ${size[14]};
    font-weight: ${weight.medium};
  }
  & [role='status'][data-state='found'] {
    color: ${color.successText};
  }
  & [role='status'][data-state='missing'] {
    color: ${color.dangerText};
  }
  & [role='status'] > svg {
    flex: none;
    inline-size: 20px;
    block-size: 20px;
  }
`;
