import { styled } from 'styled-components';
import { heading, sheltered, text } from '../../theme/styles.ts';
import { color, font, size, space, weight } from '../../theme/tokens.ts';

export const Root = styled.section`
  ${sheltered}
  ${text}
  display: grid;
  gap: ${space[5]};
  container-type: inline-size;
  & > [data-part='groups'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[5]};
  }
  & > [data-part='groups'] > * {
    flex: 1 1 280px;
    min-inline-size: 0;
  }
  & > [data-part='groups'] h2 {
    ${heading}
    margin-block-end: ${space[3]};
    font-size: ${size[18]};
  }
  /* Two beside each other on phones; with more room the first figure of a group leads, the others stand below it. */
  & dl {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[3]} ${space[4]};
    margin: 0;
    --soc-figures: 2;
  }
  & [data-part='figure'] {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    gap: 2px;
    flex: 0 0 calc((100% - (var(--soc-figures) - 1) * ${space[4]}) / var(--soc-figures));
    min-inline-size: min-content;
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
      --soc-figures: 3;
    }
    & [data-part='figure']:first-child {
      flex-direction: row-reverse;
      align-items: baseline;
      gap: ${space[2]};
      flex-basis: 100%;
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
  @container (width >= 940px) {
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
