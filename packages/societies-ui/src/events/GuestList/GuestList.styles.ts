import { styled } from 'styled-components';
import { plainList, sheltered, spread } from '../../theme/styles.ts';
import { color, size, space, weight } from '../../theme/tokens.ts';

export const List = styled.ul`
  ${sheltered}
  display: grid;
  ${plainList}
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[2]};
    min-block-size: 56px;
    padding-block: ${space[2]};
    border-block-start: 1px solid ${color.line};
  }
  & [data-part='actions'] {
    display: flex;
    flex: none;
    align-items: center;
    gap: ${space[1]};
    margin-inline-start: auto;
  }
  & [data-part='person'] {
    display: flex;
    /* As narrow as leaves the buttons beside it on a phone. */
    flex: 1 1 140px;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[1]} ${space[3]};
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & [data-part='name'] {
    font-weight: ${weight.strong};
  }
  & [data-part='id'] {
    color: ${color.ink2};
    font-variant-numeric: tabular-nums;
  }
  & [data-part='answer'] {
    flex-basis: 100%;
    color: ${color.ink2};
    font-size: ${size[14]};
    &:empty {
      display: none;
    }
    & strong {
      color: ${color.ink};
      font-weight: ${weight.medium};
    }
  }
`;

export const Add = styled.form`
  ${sheltered}
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: ${space[3]};
  max-inline-size: 420px;
  /* The button stands beside the field, not beside the words under it. */
  &:has([aria-invalid='true']) {
    align-items: center;
  }
`;

export const Actions = styled.div`
  ${sheltered}
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;

export const Payments = styled.div`
  ${sheltered}
  ${spread}
  gap: ${space[2]} ${space[3]};
  & > p {
    margin: 0;
    font-variant-numeric: tabular-nums;
  }
`;
