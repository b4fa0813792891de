import { styled } from 'styled-components';
import { heading, plainList, sheltered, text } from '../../theme/styles.ts';
import { color, radius, size, space } from '../../theme/tokens.ts';

export const Root = styled.section`
  ${sheltered}
  ${text}
  display: grid;
  gap: ${space[3]};
  padding: ${space[4]};
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.warningSoft};
  color: ${color.ink};
  & > [data-part='title'] {
    ${heading} color: ${color.ink};
    font-size: ${size[16]};
  }
  & > [data-part='title']:focus {
    outline: none;
  }
  & > p {
    margin: 0;
    font-size: ${size[14]};
  }
  & > ul {
    display: grid;
    gap: ${space[3]};
    ${plainList}
  }
  & > ul > li {
    display: grid;
    gap: ${space[1]};
    font-size: ${size[14]};
  }
  & > ul > li > strong {
    font-weight: 600;
  }
  & dl {
    display: grid;
    grid-template-columns: max-content minmax(0, 1fr);
    gap: ${space[1]} ${space[3]};
    margin: 0;
  }
  & dd {
    margin: 0;
    max-block-size: 6lh;
    overflow-y: auto;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  & > [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: ${space[3]};
  }
`;
