import { styled } from 'styled-components';
import { Card } from '../../base/Card/Card.tsx';
import { controlReset, heading } from '../../theme/styles.ts';
import { color, size, space } from '../../theme/tokens.ts';

export const Root = styled(Card)`
  display: flex;
  flex-direction: column;
  & > [data-part='picture'] {
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
  & [data-part='date'] {
    color: ${color.ink2};
    font-size: 0.8125rem;
    line-height: 1.4;
  }
  & h3 {
    ${heading}
    font-size: 1.1875rem;
    line-height: 1.3;
    text-wrap: auto;
  }
  & [data-part='target'] {
    ${controlReset}
    padding: 0;
  }
  & [data-part='text'] {
    margin: 0;
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
    overflow: hidden;
    color: ${color.ink2};
    font-size: ${size[14]};
    line-height: 1.55;
    overflow-wrap: anywhere;
  }
  & [data-part='foot'] {
    position: relative;
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space[2]};
    min-block-size: 36px;
    margin-block-start: auto;
    padding-block-start: ${space[1]};
  }
  & [data-soc='LikeButton'] {
    margin-inline-start: -${space[3]};
  }
  & [data-part='tools'] {
    display: flex;
    gap: ${space[1]};
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
