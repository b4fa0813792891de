import { styled } from 'styled-components';
import { bidiText } from '../../base/bidi.styles.ts';
import { column, heading, plainList, sheltered, spread, text } from '../../theme/styles.ts';
import { size, space } from '../../theme/tokens.ts';

export const Root = styled.section`
  ${sheltered}
  ${text}
  ${column}
  gap: ${space[4]};
  & p {
    margin: 0;
  }
  & > [data-part='list'] {
    ${plainList}
    ${column}
    gap: ${space[4]};
  }
  & > [data-part='list'] > li {
    ${column}
    gap: ${space[2]};
    padding: ${space[5]};
  }
  & [data-part='head'] {
    ${spread}
    gap: ${space[2]} ${space[4]};
  }
  & :is([data-part='title'], [data-part='subject']) {
    ${heading}
    ${bidiText}
    font-size: ${size[18]};
  }
`;
