import { styled } from 'styled-components';
import { cover, focusRing, plainList, sheltered, text } from '../../theme/styles.ts';
import { color, radius, size, space, weight } from '../../theme/tokens.ts';

export const Root = styled.ul`
  ${sheltered}
  ${text}
  display: grid;
  gap: ${space[4]};
  ${plainList}
  & > li {
    position: relative;
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: ${space[3]};
  }
  & [data-part='words'] {
    display: grid;
    color: ${color.ink2};
    font-size: ${size[13]};
    overflow-wrap: anywhere;
  }
  & a {
    border-radius: ${radius.small};
    color: ${color.ink};
    font-size: ${size[14]};
    font-weight: ${weight.strong};
    text-decoration: none;
    ${focusRing}
    /* The whole row leads to the event. */
    &::after {
      ${cover}
    }
    &:hover {
      text-decoration: underline;
      text-underline-offset: 0.2em;
    }
  }
  & [data-part='place'] {
    font-weight: ${weight.strong};
    color: ${color.successText};
    &[data-state='waiting'] {
      color: ${color.warningText};
    }
    &[data-state='cancelled'] {
      color: ${color.dangerText};
    }
  }
`;
