import { styled } from 'styled-components';
import { bidiText } from '../../base/bidi.styles.ts';
import { dimmed, heading, sheltered, text } from '../../theme/styles.ts';
import { color, size, space } from '../../theme/tokens.ts';

export const Root = styled.section`
  ${sheltered}
  ${text}
  display: grid;
  gap: ${space[5]};
  min-inline-size: 0;
  & > [data-part='head'] {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    flex-wrap: wrap;
    gap: ${space[2]} ${space[4]};
  }
  & > [data-part='head'] > h2 {
    ${heading} color: ${color.ink};
    font-size: ${size[22]};
  }
  & > [data-part='head'] > [data-part='count'] {
    ${bidiText}
    margin: 0;
    color: ${color.ink2};
    font-size: ${size[14]};
    font-variant-numeric: tabular-nums;
  }
  &[data-state='pending'] > :is([data-part='cards'], [data-soc='Accordion']) {
    ${dimmed}
  }
  & > [data-soc='Pagination'] {
    margin-block-start: ${space[5]};
  }
`;
