import { styled } from 'styled-components';
import { Card } from '../../base/Card/Card.tsx';
import { heading } from '../../theme/styles.ts';
import { color, font, size, space, weight } from '../../theme/tokens.ts';

export const Root = styled(Card)`
  display: flex;
  flex-direction: column;
  & > [data-part='picture'] {
    position: relative;
    flex: none;
    aspect-ratio: 3 / 2;
    overflow: clip;
    border-start-start-radius: inherit;
    border-start-end-radius: inherit;
  }
  & [data-part='tools'] {
    position: absolute;
    inset-block-start: ${space[3]};
    inset-inline-end: ${space[3]};
    display: flex;
    gap: ${space[2]};
  }
  & > [data-part='body'] {
    display: flex;
    flex-direction: column;
    flex: 1;
    align-items: start;
    gap: ${space[2]};
    padding: ${space[5]};
    min-inline-size: 0;
  }
  & h3 {
    ${heading}
    font-size: 1.1875rem;
    line-height: 1.3;
    text-wrap: auto;
  }
  & [data-part='description'] {
    margin: 0;
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
    overflow: hidden;
    color: ${color.ink2};
    font-size: ${size[14]};
    line-height: 1.5;
    overflow-wrap: anywhere;
  }
  & [data-part='foot'] {
    display: flex;
    align-items: center;
    justify-content: space-between;
    flex-wrap: wrap;
    gap: ${space[3]};
    inline-size: 100%;
    margin-block-start: auto;
    padding-block-start: ${space[3]};
  }
  & [data-part='price'] {
    font-family: ${font.display};
    font-size: ${size[22]};
    font-weight: ${weight.strong};
    font-variant-numeric: tabular-nums;
  }
`;
