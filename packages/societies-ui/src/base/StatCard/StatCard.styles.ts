import { styled } from 'styled-components';
import { sheltered } from '../../theme/styles.ts';
import { color, font, size, space, weight } from '../../theme/tokens.ts';

export const Body = styled.div`
  ${sheltered}
  display: grid;
  gap: ${space[1]};
  & p {
    margin: 0;
  }
  & > [data-part='label'] {
    display: flex;
    align-items: center;
    gap: ${space[2]};
    color: ${color.ink2};
    font-size: ${size[14]};
    font-weight: ${weight.medium};
  }
  & > [data-part='label'] > a {
    color: inherit;
    text-decoration: none;
  }
  & > [data-part='label'] svg,
  & [data-part='change'] svg {
    flex: none;
    inline-size: 18px;
    block-size: 18px;
    stroke-width: 1.75px;
  }
  & > [data-part='value'] {
    font-family: ${font.display};
    font-size: ${size[36]};
    font-weight: ${weight.strong};
    line-height: 1.2;
    letter-spacing: -0.02em;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  /* A name has longer words than a number. */
  & > [data-part='value'][data-variant='name'] {
    font-size: ${size[22]};
    letter-spacing: -0.01em;
    hyphens: auto;
  }
  & > [data-part='foot'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[1]} ${space[2]};
    color: ${color.ink2};
    font-size: ${size[14]};
  }
  & [data-part='change'] {
    display: inline-flex;
    align-items: center;
    gap: ${space[1]};
    color: ${color.ink};
    font-weight: ${weight.medium};
  }
  & [data-part='change'][data-state='good'] {
    color: ${color.successText};
  }
  & [data-part='change'][data-state='bad'] {
    color: ${color.dangerText};
  }
  & > [data-part='plot'] {
    margin-block-start: ${space[3]};
  }
`;
