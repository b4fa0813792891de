import { styled } from 'styled-components';
import { column, sheltered, text, visuallyHidden } from '../../theme/styles.ts';
import { breakpoint, color, radius, size, space, weight } from '../../theme/tokens.ts';

export const Root = styled.form`
  ${sheltered}
  ${text}
  ${column}
  gap: ${space[5]};
  & > [data-part='modes'] {
    display: grid;
    gap: ${space[3]};
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  & > [data-part='modes'] > legend {
    padding: 0;
    margin-block-end: ${space[2]};
    font-weight: ${weight.strong};
  }
  & [data-part='mode'] {
    position: relative;
    display: grid;
    grid-template-columns: 24px minmax(0, 1fr);
    align-content: start;
    gap: 2px ${space[3]};
    padding: ${space[4]};
    border: 1px solid ${color.edge};
    border-radius: ${radius.control};
    cursor: pointer;
  }
  & [data-part='mode'] > input {
    ${visuallyHidden}
  }
  & [data-part='mode'] > svg {
    grid-row: span 2;
    inline-size: 24px;
    block-size: 24px;
    color: ${color.ink2};
  }
  & [data-part='name'] {
    font-weight: ${weight.strong};
  }
  & [data-part='mode'] > [data-part='hint'] {
    color: ${color.ink2};
    font-size: ${size[14]};
  }
  & [data-part='mode']:has(:checked) {
    border-color: ${color.accent};
    background: ${color.soft};
    box-shadow: inset 0 0 0 1px ${color.accent};
  }
  & [data-part='mode']:has(:checked) > svg {
    color: ${color.accent};
  }
  & [data-part='mode']:has(:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
  & > [data-part='save'] {
    justify-self: end;
  }
  @media (forced-colors: active) {
    & [data-part='mode']:has(:checked) {
      outline: 2px solid Highlight;
    }
  }
  @media (width >= ${breakpoint.medium}) {
    & > [data-part='modes'] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
`;
