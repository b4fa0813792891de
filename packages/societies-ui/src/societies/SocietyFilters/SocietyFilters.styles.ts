import { styled } from 'styled-components';
import { column } from '../../theme/styles.ts';
import { fadingEnds } from '../../base/fadingEnds.styles.ts';
import { Card } from '../../base/Card/Card.tsx';
import { breakpoint, control, radius, space } from '../../theme/tokens.ts';

export const Root = styled(Card)`
  --soc-filters-room: ${space[4]};
  ${column}
  gap: ${space[4]};
  padding: ${space[4]};
  & > [data-part='row'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[3]};
  }
  & > [data-part='row'] > [data-soc='SearchField'] {
    flex: 1 1 240px;
  }
  & > [data-part='row'] > [data-part='sorts'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]} ${space[3]};
    min-inline-size: 0;
  }
  /* A menu of the phone's own in a square beside the search; wide screens have the three buttons. */
  & > [data-part='row'] > [data-part='sort'] {
    flex: none;
    inline-size: ${control.target};
  }
  & > [data-part='row'] > [data-part='sort'] > select {
    padding-inline: 0;
    color: transparent;
  }
  & > [data-part='row'] > [data-part='sort'] > svg {
    inset-inline: 0;
    margin: auto;
    stroke-width: 1.75px;
  }
  @media (width < 768px) {
    & > [data-part='row'] > [data-soc='SearchField'] {
      flex-basis: 0;
    }
    & > [data-part='row'] > [data-part='sorts'] {
      display: none;
    }
  }
  @media (width >= 768px) {
    & > [data-part='row'] > [data-part='sort'] {
      display: none;
    }
  }
  /* One row whose height is known before the categories are. Narrow screens scroll it, to the edges of the card. */
  & > :is([data-soc='CheckboxGroup'], [data-part='waiting']) {
    display: flex;
    gap: ${space[2]};
    box-sizing: border-box;
    min-block-size: ${control.small};
    margin: calc(-1 * ${space[1]}) calc(-1 * var(--soc-filters-room));
    padding: ${space[1]} var(--soc-filters-room);
    scroll-padding-inline: var(--soc-filters-room);
  }
  & > [data-part='waiting'] > * {
    flex: none;
    margin-block: 0;
    border-radius: ${radius.full};
  }
  & > [data-part='waiting'] {
    overflow: hidden;
  }
  @media (pointer: coarse) {
    & > :is([data-soc='CheckboxGroup'], [data-part='waiting']) {
      min-block-size: ${control.target};
    }
  }
  @media (width < ${breakpoint.large}) {
    & > [data-soc='CheckboxGroup'] {
      flex-wrap: nowrap;
      overflow: auto hidden;
      ${fadingEnds}
      scrollbar-width: none;
    }
    & > [data-soc='CheckboxGroup'] > [data-part='option'] {
      flex: none;
    }
  }
  @media (width >= 768px) {
    --soc-filters-room: ${space[5]};
    padding: ${space[5]};
  }
`;
