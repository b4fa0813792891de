import { styled } from 'styled-components';
import { sheltered } from '../../theme/styles.ts';
import { color, control, radius, shadow, size, space, lineHeight } from '../../theme/tokens.ts';
import { row, tab } from './tab.styles.ts';

export const NavTab = styled.a`
  ${sheltered}
  ${tab}
`;

export const NavRoot = styled.nav`
  ${sheltered}
  line-height: ${lineHeight.text};
  min-inline-size: 0;
  & > ul {
    ${row}
  }
  &[data-variant='segments'] > ul {
    inline-size: fit-content;
    max-inline-size: 100%;
    padding: ${space[1]};
    border: 0;
    border-radius: ${radius.card};
    background: ${color.sunken};
  }
  &[data-variant='segments'] ${NavTab} {
    min-block-size: ${control.target};
    border-radius: ${radius.control};
    font-size: ${size[14]};
  }
  &[data-variant='segments'] ${NavTab}::after {
    display: none;
  }
  &[data-variant='segments'] ${NavTab}[aria-current='page'] {
    background: ${color.surface};
    box-shadow: ${shadow[1]};
  }
  @media (forced-colors: active) {
    &[data-variant='segments'] ${NavTab}[aria-current='page'] {
      outline: 2px solid Highlight;
    }
  }
`;
