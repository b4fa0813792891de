import { styled } from 'styled-components';
import { text } from '../../theme/styles.ts';
import { color, content, space } from '../../theme/tokens.ts';

export const Root = styled.div`
  ${text}
  position: relative;
  display: grid;
  grid-template-rows: 1fr auto;
  grid-template-columns: minmax(0, 1fr);
  min-block-size: calc(100svh - ${space[16]});
  background: ${color.page};
  & > [data-part='rail'] {
    display: none;
    background: ${color.sunken};
    border-inline-end: 1px solid ${color.line};
  }
  & > [data-part='open'] {
    position: absolute;
    z-index: 2;
    inset-block-start: ${space[4]};
    inset-inline-end: ${space[4]};
  }
  & > [data-part='content'] {
    min-inline-size: 0;
  }
  & [data-part='page'] {
    box-sizing: border-box;
    max-inline-size: calc(${content.width} + 2 * ${space[10]});
    padding: ${space[4]} ${space[4]} ${space[10]};
  }
  @media (width >= 768px) {
    grid-template-rows: none;
    grid-template-columns: auto minmax(0, 1fr);
    & > [data-part='rail'] {
      display: block;
    }
    & > [data-part='rail'] > [data-soc='SocietyRail'] {
      position: sticky;
      inset-block-start: ${space[16]};
      block-size: calc(100svh - ${space[16]});
    }
    & > [data-part='open'] {
      display: none;
    }
    & [data-part='page'] {
      padding: ${space[8]} ${space[10]} ${space[16]};
    }
  }
`;
