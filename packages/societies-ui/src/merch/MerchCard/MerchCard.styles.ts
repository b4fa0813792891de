import { styled } from 'styled-components';
import { spread } from '../../theme/styles.ts';
import { PictureCard } from '../../content/PictureCard/PictureCard.tsx';
import { font, size, space, weight } from '../../theme/tokens.ts';

export const Root = styled(PictureCard)`
  & [data-part='tools'] {
    position: absolute;
    inset-block-start: ${space[3]};
    inset-inline-end: ${space[3]};
    display: flex;
    gap: ${space[2]};
  }
  & > [data-part='body'] {
    align-items: start;
  }
  & [data-part='foot'] {
    ${spread}
    gap: ${space[3]};
    inline-size: 100%;
    padding-block-start: ${space[3]};
  }
  & [data-part='price'] {
    font-family: ${font.display};
    font-size: ${size[22]};
    font-weight: ${weight.strong};
    font-variant-numeric: tabular-nums;
  }
`;
