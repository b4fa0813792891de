import { styled } from 'styled-components';
import { bidiText } from '../../base/bidi.styles.ts';
import { Card } from '../../base/Card/Card.tsx';
import { heading, text } from '../../theme/styles.ts';
import { color, size, space, weight } from '../../theme/tokens.ts';

export const Root = styled(Card)`
  ${text}
  & > [data-part='title'] {
    ${heading}
    padding: ${space[5]} ${space[5]} ${space[3]};
    font-size: ${size[18]};
  }
  & > [data-part='title']:focus {
    outline: none;
  }
  & > [data-part='none'] {
    margin: 0;
    padding: 0 ${space[5]} ${space[5]};
    color: ${color.ink2};
  }
  & [data-part='what'] {
    ${bidiText}
    display: grid;
    overflow-wrap: anywhere;
  }
  & [data-part='name'] {
    color: ${color.ink2};
    font-size: ${size[13]};
    font-weight: ${weight.text};
  }
  & [data-part='over'],
  & [data-part='undo'] > span:first-child {
    color: ${color.ink2};
    font-size: ${size[13]};
  }
  & [data-part='undo'] {
    display: inline-flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: flex-end;
    gap: ${space[2]} ${space[3]};
  }
  /* On phones what can be done stands below what it is done to. */
  @container (width < 640px) {
    & tbody tr[data-part='row'] {
      padding-inline-end: ${space[5]};
    }
    & tbody tr[data-part='row'] > [data-part='actions'] {
      position: static;
      flex-basis: 100%;
    }
  }
  & td [data-soc='Progress'] {
    min-inline-size: 140px;
  }
`;
