import { styled } from 'styled-components';
import { column, heading, sheltered, text } from '../theme/styles.ts';
import { measure, size, space } from '../theme/tokens.ts';

/** A page of text about the site, in parts below headings. */
export const SiteText = styled.div`
  ${sheltered}
  ${text}
  display: grid;
  grid-template-columns: minmax(0, ${measure});
  gap: ${space[8]};
  & > section {
    ${column}
    gap: ${space[3]};
  }
  & h2 {
    ${heading}
    font-size: ${size[22]};
  }
  & p {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;
