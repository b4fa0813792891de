import { styled } from 'styled-components';
import { bidiText } from '../../base/bidi.styles.ts';
import { heading, text, sheltered } from '../../theme/styles.ts';
import { color, size, space, weight } from '../../theme/tokens.ts';

export const Root = styled.section`
  ${sheltered}
  ${text}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  & > ul {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[4]};
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & > ul > li {
    display: grid;
    gap: ${space[2]};
    padding: ${space[5]};
  }
  & p {
    margin: 0;
  }
  & [data-part='head'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space[2]} ${space[4]};
  }
  & [data-part='target'] {
    color: inherit;
    text-decoration: none;
  }
  & [data-part='title'] {
    ${heading}
    ${bidiText}
    font-size: ${size[18]};
  }
  & [data-part='roles'] {
    ${bidiText}
    overflow-wrap: anywhere;
  }
  & [data-part='when'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[1]} ${space[5]};
    color: ${color.ink2};
    font-size: ${size[14]};
  }
  & [data-part='own'] {
    color: ${color.accentText};
    font-size: ${size[14]};
    font-weight: ${weight.strong};
  }
`;
