import { styled } from 'styled-components';
import { column, focusRing, heading, sheltered, text } from '../../theme/styles.ts';
import { color, control, radius, size, space, weight } from '../../theme/tokens.ts';

export const Root = styled.div`
  ${sheltered}
  ${text}
  ${column}
  gap: ${space[6]};
  & > section:not([data-soc]) {
    ${column}
    gap: ${space[4]};
  }
  & > section:not([data-soc]) > h2 {
    ${heading}
    margin: 0;
    font-size: ${size[22]};
  }
  /* The days stand below the headings. */
  & > section [data-part='day'] > [data-part='name'] {
    font-size: ${size[16]};
  }
  & summary {
    inline-size: fit-content;
    min-block-size: ${control.target};
    border-radius: ${radius.small};
    color: ${color.ink2};
    font-weight: ${weight.strong};
    line-height: ${control.target};
    cursor: pointer;
    ${focusRing}
  }
`;
