import { css, styled } from 'styled-components';
import { onePiece } from '../../theme/onePiece.ts';
import { buttonLook } from './buttonLook.styles.ts';

/** Uses the button's own centring, which is cheaper than a flexbox. */
export const look = onePiece(css`
  ${buttonLook}
  display: inline-block;
  & > [data-part='label'] {
    display: flex;
  }
`);

export const LinkRoot = styled.a(
  onePiece(css`
    ${buttonLook}
  `),
);
