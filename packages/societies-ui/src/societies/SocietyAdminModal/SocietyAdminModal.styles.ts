import { styled } from 'styled-components';
import { plainList, sheltered } from '../../theme/styles.ts';
import { bidiText } from '../../base/bidi.styles.ts';
import { color, size, space, weight } from '../../theme/tokens.ts';

export const Committee = styled.section`
  ${sheltered}
  display: grid;
  gap: ${space[3]};
  & > [data-part='head'] {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: ${space[2]};
  }
  & h3 {
    margin: 0;
    font-size: ${size[16]};
    font-weight: ${weight.strong};
  }
  & ul {
    display: grid;
    ${plainList}
  }
  & li > span {
    ${bidiText}
  }
  & li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${space[4]};
    padding-block: ${space[3]};
    border-block-start: 1px solid ${color.line};
    font-size: ${size[14]};
  }
  & [data-part='role'] {
    color: ${color.ink2};
  }
  & [data-part='holder'] {
    font-weight: ${weight.medium};
  }
  & [data-part='holder'][data-state='unassigned'] {
    color: ${color.ink2};
    font-weight: ${weight.text};
  }
`;
