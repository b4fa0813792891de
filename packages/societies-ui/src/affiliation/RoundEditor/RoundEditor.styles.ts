import { styled } from 'styled-components';
import { column, heading, plainList, sheltered, spread, text } from '../../theme/styles.ts';
import { breakpoint, color, radius, shadow, size, space } from '../../theme/tokens.ts';

export const Root = styled.form`
  ${sheltered}
  ${text}
  ${column}
  gap: ${space[5]};
  & p {
    margin: 0;
  }
  & > [data-part='round'] {
    ${column}
    align-items: start;
    gap: ${space[4]};
  }
  & [data-part='hint'] {
    color: ${color.ink2};
    font-size: ${size[14]};
  }
  & > [data-part='items'] {
    ${column}
    justify-items: start;
    gap: ${space[4]};
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  & legend {
    ${heading}
    padding: 0 0 ${space[2]};
    font-size: ${size[18]};
  }
  & [data-part='template'] {
    display: grid;
    justify-items: start;
    gap: ${space[3]};
    padding: ${space[5]};
    border: 1px dashed ${color.edge};
    border-radius: ${radius.card};
  }
  & ol {
    ${column}
    gap: ${space[3]};
    inline-size: 100%;
    ${plainList}
  }
  & ol:empty {
    display: none;
  }
  & [data-part='item'] {
    ${column}
    gap: ${space[4]};
    padding: ${space[5]};
    border-radius: ${radius.card};
    background: ${color.surface};
    box-shadow: ${shadow[2]};
  }
  & [data-part='row'] {
    ${column}
    align-items: start;
    gap: ${space[4]};
  }
  & [data-part='foot'] {
    ${spread}
    gap: ${space[3]};
  }
  & > [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[3]};
  }
  & > [data-part='actions'] > [data-part='delete'] {
    margin-inline-end: auto;
  }
  @media (width >= ${breakpoint.medium}) {
    & > [data-part='round'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      max-inline-size: 48em;
      & > :first-child {
        grid-column: 1 / -1;
      }
    }
    & [data-part='row'] {
      grid-template-columns: minmax(0, 16em) minmax(0, 1fr);
    }
  }
`;
