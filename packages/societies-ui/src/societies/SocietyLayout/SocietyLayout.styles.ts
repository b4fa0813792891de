import { styled } from 'styled-components';
import { text, visuallyHidden, sheltered } from '../../theme/styles.ts';
import { color, content, control, layer, space } from '../../theme/tokens.ts';

export const Root = styled.div`
  ${sheltered}
  --soc-sticky-start: calc(${space[16]} + 52px + ${space[2]});
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
    inset-block-start: calc((96px - ${control.target}) / 2);
    inset-inline-end: ${space[4]};
  }
  & > [data-part='content'] {
    min-inline-size: 0;
  }
  & > [data-part='content'] > [data-part='tabs'] {
    position: sticky;
    inset-block-start: ${space[16]};
    z-index: calc(${layer.sticky} - 1);
    background: ${color.surface};
    border-block-end: 1px solid ${color.line};
  }
  & > [data-part='content'] > [data-part='tabs'] > div {
    box-sizing: border-box;
    max-inline-size: calc(${content.width} + 2 * ${space[10]});
    /* Aligns the text of the first tab, not its padding, with the page. */
    padding-inline: calc(${space[4]} - ${space[3]});
  }
  & > [data-part='content'] > [data-part='tabs'] ul {
    border: 0;
  }
  & > [data-part='content'] > [data-part='page'] {
    scroll-margin-block-start: calc(${space[16]} + 53px);
    box-sizing: border-box;
    max-inline-size: calc(${content.width} + 2 * ${space[10]});
    padding: ${space[4]} ${space[4]} ${space[10]};
  }
  & > [data-part='content'] > [data-part='page'] > [data-soc='SocietyChecklist'] {
    margin-block-end: ${space[8]};
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
    & > [data-part='content'] > [data-part='tabs'] > div {
      padding-inline: calc(${space[10]} - ${space[4]});
    }
    & > [data-part='content'] > [data-part='page'] {
      padding: ${space[8]} ${space[10]} ${space[16]};
    }
  }
  /*
   * A window so low that what people came for would begin below it, such as at 200 % zoom: the tab above says what the page is. The
   * navigation goes along with the page there, and the tabs alone stay.
   */
  @media (height < 480px) {
    --soc-sticky-start: calc(52px + ${space[2]});
    & > [data-part='content'] > [data-part='tabs'],
    & > [data-part='rail'] > [data-soc='SocietyRail'] {
      inset-block-start: 0;
    }
    & > [data-part='content'] > [data-part='page'] {
      scroll-margin-block-start: 53px;
      padding-block-start: ${space[2]};
    }
    &
      > [data-part='content']
      > [data-part='page']
      > [data-soc='PageContent']
      > [data-soc='PageHeader']:not(:has([data-part='action'])) {
      ${visuallyHidden}
    }
  }
`;
