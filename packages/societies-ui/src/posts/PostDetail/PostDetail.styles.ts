import { styled } from 'styled-components';
import { sheltered } from '../../theme/styles.ts';
import { color, radius, space } from '../../theme/tokens.ts';

export const Article = styled.div`
  ${sheltered}
  display: grid;
  gap: ${space[4]};
  & > img {
    inline-size: 100%;
    aspect-ratio: 3 / 2;
    border-radius: ${radius.control};
    object-fit: cover;
  }
  & > [data-part='foot'] {
    display: flex;
    align-items: center;
    justify-content: space-between;
    color: ${color.ink2};
  }
  & [data-part='copy'] {
    margin-inline-start: auto;
  }
  & > [data-part='foot']:has([data-soc='AddressField']) {
    display: grid;
    gap: inherit;
  }
  /* Its heart stands under the text, whatever room its button has. */
  & [data-soc='LikeButton'] {
    margin-inline-start: calc(-1 * ${space[3]});
  }
`;
