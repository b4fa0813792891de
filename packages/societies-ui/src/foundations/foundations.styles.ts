import { styled } from 'styled-components';
import { heading, text } from '../theme/styles.ts';
import { color, measure, radius, size, space } from '../theme/tokens.ts';

/** The sheet that a foundations page is written on. */
export const Sheet = styled.div`
  ${text}
  display: grid;
  gap: ${space[8]};
  padding: clamp(${space[4]}, 3vw, ${space[10]});
  & > section > h2 {
    ${heading}
    margin-block-end: ${space[2]};
    font-size: ${size[22]};
  }
  & > section > p {
    margin: 0 0 ${space[4]};
    max-inline-size: ${measure};
    color: ${color.ink2};
  }
  & table {
    inline-size: 100%;
    border-collapse: collapse;
    font-size: ${size[14]};
  }
  & th,
  & td {
    padding: ${space[2]} ${space[3]};
    border-block-end: 1px solid ${color.line};
    text-align: start;
    font-variant-numeric: tabular-nums;
  }
  & code {
    font-size: 0.9em;
  }
  & [data-part='tiles'] {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(150px, 1fr));
    gap: ${space[4]};
  }
  & [data-part='tile'] {
    display: grid;
    gap: ${space[1]};
    font-size: ${size[14]};
    overflow-wrap: anywhere;
  }
  & [data-part='swatch'] {
    display: grid;
    place-items: center;
    block-size: 72px;
    border: 1px solid ${color.line};
    border-radius: ${radius.control};
    font-size: ${size[22]};
  }
`;
