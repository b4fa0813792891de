import { css, styled } from 'styled-components';
import { sheltered, raised } from '../../theme/styles.ts';
import { onePiece } from '../../theme/onePiece.ts';
import { buttonLook } from './buttonLook.styles.ts';

/** Uses the button's own centring, which is cheaper than a flexbox. */
export const look = onePiece(css`
  ${sheltered}
  ${buttonLook}
  ${raised} {
    display: inline-block;
  }
  & > [data-part='label'] {
    display: flex;
  }
`);

export const LinkRoot = styled.a(
  onePiece(css`
    ${sheltered}
    ${buttonLook}
  `),
);
