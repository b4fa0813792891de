import { styled } from 'styled-components';
import { text, sheltered } from '../../theme/styles.ts';
import { color, size, space, weight } from '../../theme/tokens.ts';

export const Root = styled.div`
  ${sheltered}
  ${text}
  display: grid;
  gap: ${space[8]};
  & table {
    inline-size: 100%;
    border-collapse: collapse;
  }
  & th,
  & td {
    padding-block: ${space[1]};
    border-block-end: 1px solid ${color.line};
    text-align: start;
    font-weight: ${weight.text};
  }
  & thead th {
    color: ${color.ink2};
    font-size: ${size[14]};
    font-weight: ${weight.medium};
  }
  & thead th:not(:first-child),
  & td {
    inline-size: 64px;
    text-align: center;
    @media (width < 480px) {
      inline-size: 52px;
    }
  }
  /* Under the middle of its head, which has no text to stand in line with. */
  & td > [data-soc='Checkbox'] {
    margin: 0;
  }
  & > [data-part='no-push'] {
    margin: 0;
    color: ${color.ink2};
    font-size: ${size[14]};
  }
  & [data-part='societies'] {
    display: grid;
    gap: ${space[4]};
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 240px), 1fr));
  }
  & h3 {
    margin: 0 0 ${space[3]};
    font-size: ${size[16]};
    font-weight: ${weight.strong};
  }
`;
