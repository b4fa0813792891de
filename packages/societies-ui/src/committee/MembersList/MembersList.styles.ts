import { styled } from 'styled-components';
import { bidiLine } from '../../base/bidi.styles.ts';
import { dimmed, focusRing, heading, oneLine, text } from '../../theme/styles.ts';
import { breakpoint, color, radius, size, space, weight } from '../../theme/tokens.ts';

export const Root = styled.section`
  ${text}
  & > [data-part='head'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space[2]} ${space[4]};
    margin-block-end: ${space[4]};
  }
  & > [data-part='head'] > h2 {
    ${heading} font-size: ${size[22]};
  }
  & > [data-part='head'] > h2 > span {
    color: ${color.ink2};
    font-size: ${size[16]};
    font-weight: ${weight.medium};
  }
  & > [data-part='head'] > :last-child {
    flex: 0 1 260px;
  }
  @media (width < ${breakpoint.small}) {
    & > [data-part='head'] > :last-child {
      flex-basis: 100%;
    }
  }
  & > [data-part='scroll'] {
    max-block-size: min(480px, 70dvh);
    overflow: auto;
    border-radius: ${radius.small};
    overscroll-behavior: contain;
    ${focusRing}
  }
  &[data-state='pending'] > [data-part='scroll'] {
    ${dimmed}
  }
  & > [data-soc='Pagination'] {
    margin-block-start: ${space[3]};
  }
  & [data-part='list'] {
    position: relative;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & [data-part='list'] > li {
    box-sizing: border-box;
    display: flex;
    align-items: center;
    gap: ${space[3]};
    inline-size: 100%;
    block-size: 56px;
    padding-inline: ${space[1]};
    border-block-end: 1px solid ${color.line};
  }
  & [data-part='list'][data-virtual] > li {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
  }
  & [data-part='name'] {
    flex: 1;
    min-inline-size: 0;
    font-weight: ${weight.medium};
    ${oneLine}
    ${bidiLine}
  }
  & [data-part='id'] {
    color: ${color.ink2};
    font-size: ${size[14]};
    font-variant-numeric: tabular-nums;
  }
  & > [data-part='none'] {
    margin: 0;
    padding: ${space[6]} 0;
    color: ${color.ink2};
    text-align: center;
  }
`;
