import { styled } from 'styled-components';
import { Root as IconButtonRoot } from '../../base/IconButton/IconButton.styles.ts';
import { color, font, radius, size, space, weight } from '../../theme/tokens.ts';

/**
 * Same look as the buttons beside it, but without their @media rules: adding those to a painted page makes browsers recalculate
 * all styles.
 */
export const Root = styled(IconButtonRoot)`
  & > [data-part='count'] {
    position: absolute;
    inset-block-start: 3px;
    inset-inline-end: 2px;
    min-inline-size: 18px;
    box-sizing: border-box;
    padding-inline: ${space[1]};
    border-radius: ${radius.full};
    background: ${color.primary};
    color: ${color.onPrimary};
    font-family: ${font.text};
    font-size: ${size[12]};
    font-weight: ${weight.strong};
    line-height: 18px;
    text-align: center;
  }
`;
