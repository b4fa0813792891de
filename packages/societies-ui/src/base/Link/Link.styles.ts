import { styled } from 'styled-components';
import { focusRing, sheltered, raised } from '../../theme/styles.ts';
import { color, radius, weight } from '../../theme/tokens.ts';

export const Anchor = styled.a`
  ${sheltered}
  ${raised} {
    color: ${color.accentText};
    font-weight: ${weight.medium};
    text-decoration: none;
    border-radius: ${radius.small};
  }
  &:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  &[data-variant='inline'] {
    font-weight: inherit;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  &[data-variant='quiet'] {
    color: inherit;
  }
  ${focusRing}
`;
