import { styled } from 'styled-components';
import { buttonLook } from './buttonLook.styles.ts';

export const Root = styled.button`
  ${buttonLook}
`;

export const LinkRoot = styled.a`
  ${buttonLook}
`;
