import { styled } from 'styled-components';
import { countBadge } from '../../base/countBadge.styles.ts';
import { Root as IconButtonRoot } from '../../base/IconButton/IconButton.styles.ts';

/**
 * Same look as the buttons beside it, but without their @media rules: adding those to a painted page makes browsers recalculate
 * all styles.
 */
export const Root = styled(IconButtonRoot)`
  & > [data-part='count'] {
    ${countBadge}
    inset-block-start: 3px;
    inset-inline-end: 2px;
  }
`;
