import { styled } from 'styled-components';
import { bidiText } from '../../base/bidi.styles.ts';
import { column, heading, sheltered, text } from '../../theme/styles.ts';
import { color, radius, size, space, weight } from '../../theme/tokens.ts';

/** The card of a mail: a band in the society's colour, what was written, and the foot. */
export const Root = styled.section`
  ${sheltered}
  ${text}
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  & [data-part='band'] {
    ${bidiText}
    margin: 0;
    padding: ${space[4]} ${space[5]};
    background: ${color.primary};
    color: ${color.onPrimary};
    font-size: ${size[16]};
    font-weight: ${weight.strong};
    overflow-wrap: anywhere;
  }
  & [data-part='mail'] {
    ${column}
    gap: ${space[4]};
    padding: ${space[5]};
  }
  & [data-part='subject'] {
    ${heading}
    ${bidiText}
    margin: 0;
    font-size: ${size[18]};
    overflow-wrap: anywhere;
  }
  & [data-part='greeting'] {
    margin: 0;
  }
  & [data-part='answers'] {
    margin: 0;
    padding-block-start: ${space[4]};
    border-block-start: 1px solid ${color.line};
    color: ${color.ink2};
    font-size: ${size[14]};
    overflow-wrap: anywhere;
  }
`;
