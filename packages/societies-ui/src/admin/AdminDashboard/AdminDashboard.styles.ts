import { styled } from 'styled-components';
import { Card } from '../../base/Card/Card.tsx';
import { column, fingerRoom, focusRing, heading, plainList, sheltered } from '../../theme/styles.ts';
import { color, radius, size, space, weight } from '../../theme/tokens.ts';

export const Root = styled.div`
  ${sheltered}
  ${column}
  gap: ${space[5]};
  container-type: inline-size;
  & > [data-part='stats'] {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space[5]};
  }
  & > [data-part='rest'] {
    ${column}
    gap: ${space[5]};
  }
  & [data-part='side'] {
    ${column}
    gap: ${space[5]};
    align-content: start;
  }
  & > [data-part='plots'] {
    --soc-plot-height: 200px;
    ${column}
    gap: ${space[5]};
  }
  @container (width >= 780px) {
    & > [data-part='stats'] {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
    & > [data-part='plots'] {
      grid-auto-columns: minmax(0, 1fr);
      grid-auto-flow: column;
      grid-template-columns: none;
    }
  }
  @container (width >= 860px) {
    & > [data-part='rest'] {
      grid-template-columns: minmax(0, 1.7fr) minmax(0, 1fr);
    }
  }
`;

export const Top = styled(Card)`
  display: flex;
  align-items: center;
  gap: ${space[4]};
  padding: ${space[5]};
  & > [data-part='words'] {
    min-inline-size: 0;
  }
  & p {
    margin: 0;
    color: ${color.ink2};
    font-size: ${size[13]};
    line-height: 1.5;
  }
  & p:first-child {
    font-weight: ${weight.strong};
  }
  & [data-part='name'] {
    ${heading}
    font-size: ${size[18]};
    line-height: 1.3;
    text-wrap: auto;
  }
  & a {
    position: relative;
    display: inline-block;
    color: inherit;
    text-decoration: none;
    ${fingerRoom}
  }
`;

export const Links = styled(Card)`
  & [data-part='waiting'] {
    display: block;
    color: ${color.ink2};
    font-size: ${size[13]};
  }
  padding: ${space[3]};
  & > ul {
    display: grid;
    ${plainList}
  }
  & a {
    display: flex;
    align-items: center;
    gap: ${space[3]};
    min-block-size: 48px;
    padding-inline: ${space[3]};
    border-radius: ${radius.control};
    color: ${color.ink};
    font-size: ${size[15]};
    font-weight: ${weight.medium};
    text-decoration: none;
    ${focusRing}
  }
  @media (hover: hover) {
    & a:hover {
      background: ${color.track};
    }
  }
  & svg {
    flex: none;
    inline-size: 20px;
    block-size: 20px;
    stroke-width: 1.75px;
  }
  & svg:last-child {
    inline-size: 18px;
    margin-inline-start: auto;
  }
  & :dir(rtl) svg:last-child {
    transform: scaleX(-1);
  }
`;
