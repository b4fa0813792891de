import { styled } from 'styled-components';
import { css } from '../../theme/css.ts';
import { buttonLook } from './buttonLook.styles.ts';

/** A button centres its words by itself, which costs the browser less than a flexible box. */
export const look = css`
  ${buttonLook}
  display: inline-block;
  & > [data-part='label'] {
    display: flex;
  }
`;

export const LinkRoot = styled.a(css`
  ${buttonLook}
`);
