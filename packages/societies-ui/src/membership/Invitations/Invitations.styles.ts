import { styled } from 'styled-components';
import { bidiText } from '../../base/bidi.styles.ts';
import { Card } from '../../base/Card/Card.tsx';
import { column, heading, sheltered, spread, text } from '../../theme/styles.ts';
import { color, size, space, weight } from '../../theme/tokens.ts';

export const Root = styled(Card)`
  & > [data-part='head'] {
    ${spread}
    gap: ${space[2]} ${space[3]};
    padding: ${space[5]} ${space[5]} ${space[3]};
  }
  & [data-part='title'] {
    ${heading}
    font-size: ${size[18]};
  }
  & > [data-part='none'] {
    ${text}
    margin: 0;
    padding: 0 ${space[5]} ${space[5]};
    color: ${color.ink2};
  }
  & [data-part='invitation'] {
    ${bidiText}
    display: grid;
    overflow-wrap: anywhere;
  }
  & [data-part='invitation']:not([data-state='valid']) {
    color: ${color.ink2};
  }
  & [data-part='by'] {
    color: ${color.ink2};
    font-size: ${size[13]};
    font-weight: ${weight.text};
  }
  & [data-part='uses'] {
    display: inline-grid;
    gap: ${space[1]};
    min-inline-size: 6em;
    font-variant-numeric: tabular-nums;
  }
  /* In one line with what follows it, as a table on a phone writes a row. */
  @container (width < 640px) {
    & [data-part='uses'] {
      min-inline-size: 0;
    }
  }
  & [data-part='tools'] {
    display: flex;
    justify-content: flex-end;
    gap: ${space[2]};
  }
`;

export const Code = styled.div`
  ${sheltered}
  ${text}
  ${column}
  gap: ${space[4]};
  & > [data-part='address'] {
    margin: 0;
    color: ${color.ink2};
    font-size: ${size[14]};
    overflow-wrap: anywhere;
    text-align: center;
  }
  & > [data-part='tools'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: ${space[3]};
  }
`;
