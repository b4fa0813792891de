import { styled } from 'styled-components';
import { column, heading, sheltered, text } from '../../theme/styles.ts';
import { color, font, size, space, weight } from '../../theme/tokens.ts';

export const Root = styled.section`
  ${sheltered}
  ${text}
  display: grid;
  gap: ${space[5]};
  container-type: inline-size;
  & > [data-part='groups'] {
    ${column}
    gap: ${space[5]};
  }
  & > [data-part='groups'] h2 {
    ${heading}
    margin-block-end: ${space[3]};
    font-size: ${size[18]};
  }
  /* Two beside each other on phones; with more room the first figure of a group leads, the others stand below it. */
  & dl {
    display: grid;
    /* A label's longest word takes from the room beside it, and is not broken. */
    grid-template-columns: repeat(2, minmax(min-content, 1fr));
    gap: ${space[3]} ${space[4]};
    margin: 0;
  }
  & [data-part='figure'] {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    gap: 2px;
    min-inline-size: 0;
  }
  & [data-part='figure'] > dt {
    color: ${color.ink2};
    font-size: ${size[13]};
    line-height: 1.35;
  }
  & [data-part='figure'] > dd {
    margin: 0;
    font-family: ${font.display};
    font-size: ${size[22]};
    font-weight: ${weight.strong};
    font-variant-numeric: tabular-nums;
    line-height: 1.2;
  }
  @container (width >= 420px) {
    & dl {
      grid-template-columns: repeat(3, minmax(min-content, 1fr));
    }
    & [data-part='figure']:first-child {
      flex-direction: row-reverse;
      align-items: baseline;
      gap: ${space[2]};
      grid-column: 1 / -1;
    }
    & [data-part='figure']:first-child > dd {
      font-size: ${size[36]};
      letter-spacing: -0.02em;
    }
    & [data-part='figure']:first-child:not(:last-child) {
      padding-block-end: ${space[3]};
      border-block-end: 1px solid ${color.line};
    }
  }
  @container (width >= 620px) {
    & > [data-part='groups'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    & > [data-part='groups'] > :last-child:nth-child(odd):not(:first-child) {
      grid-column: 1 / -1;
    }
  }
  @container (width >= 940px) {
    & > [data-part='groups'] {
      grid-template-columns: repeat(auto-fit, minmax(280px, 1fr));
    }
    & > [data-part='groups'] > :last-child:nth-child(odd):not(:first-child) {
      grid-column: auto;
    }
    /* The fifth stands below four, and is as wide as they are together. */
    & > [data-part='groups'] > :last-child:nth-child(5) {
      grid-column: 1 / -1;
    }
    & > [data-part='groups'] > :last-child:nth-child(5) dl {
      grid-template-columns: repeat(3, minmax(min-content, 1fr));
    }
    & > [data-part='groups'] > :last-child:nth-child(5) [data-part='figure']:first-child {
      grid-column: auto;
      border: 0;
    }
    /* Two rows of two instead of three and one. */
    & > [data-part='plots']:has(> :nth-child(4):last-child) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  & [data-part='plots'] {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 360px), 1fr));
    gap: ${space[5]};
    --soc-plot-height: 240px;
  }
`;
