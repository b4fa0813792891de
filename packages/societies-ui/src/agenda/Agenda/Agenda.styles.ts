import { styled } from 'styled-components';
import { deferred } from '../../base/Card/deferred.styles.ts';
import { column, heading, text, sheltered } from '../../theme/styles.ts';
import { color, size, space } from '../../theme/tokens.ts';

export const Root = styled.div`
  ${sheltered}
  ${text}
  ${column}
  gap: ${space[8]};
  & > [data-part='group'] {
    ${column}
    gap: ${space[3]};
  }
  & [data-part='day'] {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    column-gap: ${space[2]};
  }
  & [data-part='day'] > [data-part='name'] {
    ${heading}
    margin: 0;
    font-size: ${size[22]};
  }
  & [data-part='day'] > p {
    margin: 0;
    color: ${color.ink2};
    font-size: ${size[14]};
  }
  & [data-part='events'] {
    ${column}
    gap: ${space[3]};
    min-inline-size: 0;
    /* The heights are those of most rows. */
    & > * {
      ${deferred}
      contain-intrinsic-block-size: auto 143px;
    }
  }
  @media (width >= 768px) {
    & [data-part='events'] > * {
      contain-intrinsic-block-size: auto 128px;
    }
  }
  @media (width >= 1200px) {
    & > [data-part='group'] {
      grid-template-columns: 136px minmax(0, 1fr);
    }
    & [data-part='day'] {
      display: block;
    }
  }
`;
