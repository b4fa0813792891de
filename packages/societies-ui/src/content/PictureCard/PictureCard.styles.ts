import { styled } from 'styled-components';
import { bidiLine, bidiText } from '../../base/bidi.styles.ts';
import { Card } from '../../base/Card/Card.tsx';
import { heading } from '../../theme/styles.ts';
import { color, size, space } from '../../theme/tokens.ts';

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
  & > [data-part='body'] {
    display: flex;
    flex-direction: column;
    flex: 1;
    gap: ${space[2]};
    padding: ${space[5]};
    min-inline-size: 0;
  }
  & :is(h3, h4) {
    ${heading}
    ${bidiLine}
    font-size: ${size[18]};
    line-height: 1.3;
    text-wrap: auto;
  }
  & [data-part='description'],
  & [data-part='text'] {
    ${bidiText}
    margin: 0;
    color: ${color.ink2};
    font-size: ${size[14]};
    line-height: 1.5;
    overflow-wrap: anywhere;
  }
  & [data-lines='3'] {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
    overflow: hidden;
  }
  & [data-part='foot'] {
    margin-block-start: auto;
  }
`;
