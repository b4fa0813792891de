import { styled } from 'styled-components';
import { bidiText } from '../../base/bidi.styles.ts';
import { column, heading, plainList, sheltered, text } from '../../theme/styles.ts';
import { color, radius, shadow, size, space, weight } from '../../theme/tokens.ts';

export const Root = styled.section`
  ${sheltered}
  ${text}
  ${column}
  gap: ${space[3]};
  padding: ${space[5]};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${shadow[2]};
  & > [data-part='head'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[3]};
  }
  & > [data-part='head'] > svg {
    flex: none;
    inline-size: 24px;
    block-size: 24px;
    color: ${color.warningText};
  }
  & > [data-part='head'] > div {
    flex: 1 1 220px;
    min-inline-size: 0;
  }
  & h2 {
    ${heading}
    font-size: ${size[18]};
  }
  & [data-part='head'] p {
    margin: ${space[1]} 0 0;
    color: ${color.ink2};
    font-size: ${size[14]};
  }
  & > ul {
    display: grid;
    ${plainList}
  }
  & li {
    display: flex;
    align-items: center;
    gap: ${space[3]};
    padding-block: ${space[2]};
    border-block-start: 1px solid ${color.line};
  }
  & [data-part='what'] {
    display: flex;
    flex: 1;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 ${space[3]};
    min-inline-size: 0;
  }
  & [data-part='name'] {
    ${bidiText}
    font-weight: ${weight.medium};
    overflow-wrap: anywhere;
  }
  & [data-part='until'] {
    color: ${color.ink2};
    font-size: ${size[14]};
    white-space: nowrap;
  }
`;
