import { styled } from 'styled-components';
import { fadingEnds } from '../../base/fadingEnds.styles.ts';
import { controlReset, focusRing, text, sheltered } from '../../theme/styles.ts';
import { color, control, radius, size, space, weight } from '../../theme/tokens.ts';

export const Root = styled.div`
  ${sheltered}
  ${text}
  display: flex;
  gap: ${space[2]};
  /* Room for the ring of focus, which a box that scrolls would cut. */
  margin: calc(-1 * ${space[1]});
  padding: ${space[1]};
  overflow-x: auto;
  ${fadingEnds}
  scrollbar-width: none;
  @media (pointer: fine) {
    scrollbar-width: thin;
  }
  & > button {
    ${controlReset}
    flex: none;
    min-block-size: ${control.small};
    padding-inline: ${space[3]};
    border-radius: ${radius.full};
    background: ${color.track};
    color: ${color.ink2};
    font-size: ${size[14]};
    font-weight: ${weight.medium};
    ${focusRing}
    &:hover {
      background: ${color.trackHover};
    }
    &[aria-pressed='true'] {
      background: ${color.primary};
      color: ${color.onPrimary};
    }
  }
  @media (pointer: coarse) {
    & > button {
      min-block-size: ${control.target};
    }
  }
`;
