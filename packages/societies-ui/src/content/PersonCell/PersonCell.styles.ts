import { styled } from 'styled-components';
import { focusRing, sheltered } from '../../theme/styles.ts';
import { color, control, radius, space, weight } from '../../theme/tokens.ts';

export const Person = styled.span`
  ${sheltered}
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-inline-size: 0;
  /* What is said of somebody stands below their name where there is no room beside it. */
  & > [data-part='words'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${space[3]};
    min-inline-size: 0;
  }
  & a[data-part='name'] {
    display: inline-flex;
    align-items: center;
    min-block-size: ${control.target};
    border-radius: ${radius.small};
    color: ${color.ink};
    font-weight: ${weight.medium};
    text-decoration: none;
    ${focusRing}
  }
  @media (hover: hover) {
    & a[data-part='name']:hover {
      text-decoration: underline;
    }
  }
`;
