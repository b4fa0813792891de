import { styled } from 'styled-components';
import { bidiLine } from '../../base/bidi.styles.ts';
import { disc, heading, plainList, sheltered, spread, text } from '../../theme/styles.ts';
import { color, control, size, space, weight } from '../../theme/tokens.ts';

export const Root = styled.section`
  ${sheltered}
  ${text}
  & > [data-part='head'] {
    ${spread}
    gap: ${space[2]} ${space[4]};
    min-block-size: ${control.target};
    margin-block-end: ${space[4]};
  }
  & > [data-part='head'] > h2 {
    ${heading} font-size: ${size[22]};
  }
  & > ul {
    ${plainList}
  }
  & > ul > li {
    display: flex;
    align-items: center;
    gap: ${space[4]};
    min-block-size: 64px;
    border-block-start: 1px solid ${color.line};
  }
  & [data-part='nobody'] {
    ${disc('40px')}
    background: ${color.track};
    color: ${color.ink2};
  }
  & [data-part='nobody'] > svg {
    inline-size: 18px;
    block-size: 18px;
  }
  & [data-part='words'] {
    min-inline-size: 0;
    line-height: 1.35;
    overflow-wrap: anywhere;
  }
  & [data-part='name'] {
    ${bidiLine}
    display: block;
    font-weight: ${weight.medium};
  }
  & [data-part='name'][data-state='unassigned'] {
    color: ${color.ink2};
  }
  & [data-part='role'] {
    ${bidiLine}
    display: block;
    color: ${color.ink2};
    font-size: ${size[13]};
  }
`;
