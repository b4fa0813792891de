import { styled } from 'styled-components';
import { heading, sheltered, text } from '../../theme/styles.ts';
import { color, control, measure, size, space } from '../../theme/tokens.ts';

export const Root = styled.div`
  ${sheltered}
  ${text}
  display: grid;
  grid-template-columns: minmax(0, ${measure});
  gap: ${space[8]};
  & > section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[3]};
  }
  & h2 {
    ${heading}
    font-size: ${size[22]};
  }
  & p {
    margin: 0;
  }
  & :is(ul, dl) {
    display: grid;
    gap: ${space[1]};
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & dl > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[3]};
  }
  & dt {
    color: ${color.ink};
  }
  & dd {
    margin: 0;
    color: ${color.ink2};
  }
  & li > [data-soc='Link'] {
    display: inline-flex;
    align-items: center;
    min-block-size: ${control.target};
    overflow-wrap: anywhere;
  }
`;
