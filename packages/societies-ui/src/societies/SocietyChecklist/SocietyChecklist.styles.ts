import { styled } from 'styled-components';
import { Card } from '../../base/Card/Card.tsx';
import { column, disc, heading, plainList, text } from '../../theme/styles.ts';
import { color, control, size, space } from '../../theme/tokens.ts';

export const Root = styled(Card)`
  ${text}
  ${column}
  gap: ${space[5]};
  padding: ${space[5]};
  & > [data-part='head'] {
    display: grid;
    gap: ${space[2]};
  }
  & h2 {
    ${heading} font-size: ${size[22]};
  }
  & p {
    margin: 0;
    color: ${color.ink2};
    font-size: ${size[14]};
  }
  & > ul {
    ${column}
    gap: 0 ${space[10]};
    ${plainList}
  }
  & > ul > li {
    display: flex;
    align-items: center;
    gap: ${space[3]};
    min-block-size: calc(${control.height} + ${space[2]});
    padding-block: ${space[2]};
    box-sizing: border-box;
  }
  & [data-part='mark'] {
    ${disc('24px')}
    border: 2px dashed ${color.edge};
  }
  & [data-state='done'] > [data-part='mark'] {
    border: 0;
    background: ${color.successSoft};
    color: ${color.successText};
  }
  & [data-part='mark'] > svg {
    inline-size: 14px;
    block-size: 14px;
  }
  & [data-part='name'] {
    flex: 1;
    min-inline-size: 0;
  }
  & [data-state='done'] > [data-part='name'] {
    color: ${color.ink2};
  }
  @media (width >= 768px) {
    padding: ${space[7]};
  }
  @media (width >= 1100px) {
    & > ul {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;
