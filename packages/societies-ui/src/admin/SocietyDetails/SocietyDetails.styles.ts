import { styled } from 'styled-components';
import { Card } from '../../base/Card/Card.tsx';
import { column, fingerRoom, heading, plainList, sheltered, spread, text } from '../../theme/styles.ts';
import { color, size, space, weight } from '../../theme/tokens.ts';

export const Root = styled.div`
  ${sheltered}
  ${text}
  ${column}
  gap: ${space[5]};
  container-type: inline-size;
  & [data-part='title'] {
    display: flex;
    align-items: center;
    gap: ${space[4]};
    overflow-wrap: anywhere;
  }
  & > [data-part='about'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[3]};
    margin: 0;
  }
  & [data-part='theme'] {
    display: inline-flex;
    align-items: center;
    gap: ${space[2]};
    color: ${color.ink2};
    font-size: ${size[14]};
  }
  & > [data-part='stats'] {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space[5]};
  }
  & > [data-part='columns'] {
    --soc-plot-height: 200px;
    ${column}
    gap: ${space[5]};
  }
  & > [data-part='history'] {
    ${column}
    gap: ${space[4]};
  }
  & > [data-part='history'] > [data-part='head'] {
    ${spread}
    gap: ${space[2]} ${space[4]};
  }
  & > [data-part='history'] h2 {
    ${heading}
    font-size: ${size[18]};
  }
  /* A day has longer words than a number, and two stand side by side on a phone. */
  @container (width < 480px) {
    & > [data-part='stats'] [data-variant='name'] {
      font-size: ${size[18]};
    }
  }
  @container (width >= 780px) {
    & > [data-part='stats'] {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
    & > [data-part='columns'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    & > [data-part='columns'] > :last-child {
      grid-column: 1 / -1;
    }
  }
`;

export const Box = styled(Card)`
  ${column}
  gap: ${space[3]};
  align-content: start;
  & > [data-part='head'] {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: ${space[2]};
  }
  & h2 {
    ${heading}
    font-size: ${size[18]};
  }
  & ul {
    display: grid;
    ${plainList}
  }
  & li {
    ${spread}
    gap: 0 ${space[4]};
    min-block-size: 48px;
    border-block-start: 1px solid ${color.line};
    overflow-wrap: anywhere;
  }
  & li > a {
    position: relative;
    color: inherit;
    font-weight: ${weight.medium};
    text-decoration: none;
    ${fingerRoom}
  }
  & li > a:hover {
    text-decoration: underline;
  }
  & [data-part='events'] > li {
    display: grid;
    align-content: center;
    padding-block: ${space[2]};
  }
  & [data-part='note'] {
    margin: 0;
    color: ${color.ink2};
    font-size: ${size[14]};
  }
  & [data-part='nobody'] {
    color: ${color.ink2};
  }
  & [data-part='removal'] {
    ${spread}
    gap: ${space[3]} ${space[4]};
  }
`;
