import { styled } from 'styled-components';
import { Card } from '../../base/Card/Card.tsx';
import { column, heading, panelPadding, spread } from '../../theme/styles.ts';
import { color, size, space } from '../../theme/tokens.ts';

export const Root = styled(Card)`
  ${column}
  gap: ${space[4]};
  ${panelPadding}
  & > [data-part='head'] {
    ${spread}
    gap: ${space[3]} ${space[4]};
  }
  & > [data-part='head'] [data-part='title'] {
    ${heading} color: ${color.ink};
    font-size: ${size[22]};
  }
  & > [data-part='head'] [data-part='hint'] {
    margin: ${space[2]} 0 0;
    color: ${color.ink2};
    font-size: ${size[14]};
  }
  /* The words of a button without a box end where everything else does, and so do those of a table. */
  & > [data-part='head'] > [data-variant='bare'] {
    margin-inline-end: calc(-1 * ${space[3]});
  }
  & > [data-soc='HistoryTable'] {
    margin-inline: calc(-1 * ${space[5]});
  }
  & > [data-soc='Button'] {
    justify-self: start;
  }
`;
