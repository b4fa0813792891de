import { styled } from 'styled-components';
import { fingerRoom, sheltered } from '../../theme/styles.ts';
import { color, control, size, space } from '../../theme/tokens.ts';

export const Root = styled.div`
  ${sheltered}
  & > [data-part='none'] {
    margin: 0;
    padding: ${space[4]} ${space[5]};
    color: ${color.ink2};
  }
  & [data-part='changes'] {
    display: grid;
    gap: ${space[1]};
    margin: 0;
    font-size: ${size[14]};
    white-space: normal;
    overflow-wrap: anywhere;
  }
  /* What was done is a sentence: beside long lists of before and after it keeps the room for one. */
  @media (width >= 768px) {
    & [data-soc='DataTable'] tbody th {
      min-inline-size: 16em;
    }
  }
  & [data-part='field'] {
    color: ${color.ink2};
  }
  & [data-part='value'] {
    display: -webkit-box;
    margin: 0;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }
  & del {
    color: ${color.ink2};
  }
  & ins {
    text-decoration: none;
  }
  & > [data-part='filters'] {
    padding: ${space[4]} ${space[5]} 0;
  }
  /* There the table below begins with a line, not with the room of its headers. */
  @media (width < 640px) {
    & > [data-part='filters'] {
      padding-block-end: ${space[4]};
    }
  }
  & [data-part='who'] {
    overflow-wrap: anywhere;
  }
  & [data-part='who'] a {
    position: relative;
    color: inherit;
    text-decoration: none;
    ${fingerRoom}
  }
  & [data-part='who'] a:hover {
    text-decoration: underline;
  }
  /* Stacked on a phone, the touch areas of two links would overlap. */
  @container (width < 640px) {
    & [data-part='dot'] {
      display: none;
    }
    & [data-part='who'] a {
      display: inline-flex;
      align-items: center;
      min-block-size: ${control.target};
    }
    & [data-part='who'] a[data-part='society'] {
      display: flex;
      inline-size: fit-content;
    }
    /* What was done and what it changed stand on lines of their own, without dots between. */
    && tbody tr[data-part='row'] > :is(th, td:has([data-part='changes'])) {
      flex-basis: 100%;
    }
    && tbody tr[data-part='row'] > td:is(:empty, :has([data-part='changes']))::before {
      content: none;
    }
  }
`;
