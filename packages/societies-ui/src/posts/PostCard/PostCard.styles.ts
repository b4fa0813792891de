import { styled } from 'styled-components';
import { bidiLine, bidiText } from '../../base/bidi.styles.ts';
import { PictureCard } from '../../content/PictureCard/PictureCard.tsx';
import { controlReset } from '../../theme/styles.ts';
import { color, control, size, space } from '../../theme/tokens.ts';

export const Root = styled(PictureCard)`
  & [data-part='date'] {
    ${bidiLine}
    color: ${color.ink2};
    font-size: ${size[13]};
    line-height: 1.4;
  }
  & [data-part='states'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]};
    margin: 0;
  }
  & [data-part='target'] {
    ${controlReset}
    ${bidiText}
    padding: 0;
  }
  & [data-part='text'] {
    line-height: 1.55;
  }
  & [data-part='foot'] {
    position: relative;
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space[2]};
    min-block-size: ${control.small};
    padding-block-start: ${space[1]};
  }
  & [data-soc='LikeButton'] {
    margin-inline-start: calc(-1 * ${space[3]});
  }
  & [data-part='tools'] {
    display: flex;
    gap: ${space[2]};
    margin-inline-start: auto;
  }

  /* In a list: the picture beside the words. */
  &[data-variant='row'] {
    flex-direction: row;
    align-items: stretch;
  }
  &[data-variant='row'] > [data-part='picture'] {
    inline-size: clamp(96px, 26%, 240px);
    aspect-ratio: auto;
    min-block-size: 132px;
    border-radius: 0;
    border-start-start-radius: inherit;
    border-end-start-radius: inherit;
  }
  &[data-variant='row'] > [data-part='picture'] > img {
    block-size: 100%;
  }
`;
