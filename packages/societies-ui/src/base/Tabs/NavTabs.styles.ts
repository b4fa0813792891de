import { styled } from 'styled-components';
import { row, tab } from './tab.styles.ts';

export const NavRoot = styled.nav`
  min-inline-size: 0;
  & > ul {
    ${row}
  }
`;

export const NavTab = styled.a`
  ${tab}
`;
