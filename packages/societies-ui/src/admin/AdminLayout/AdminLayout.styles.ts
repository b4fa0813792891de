import { styled } from 'styled-components';
import { column, focusRing, oneLine, sheltered, text } from '../../theme/styles.ts';
import { color, content, control, radius, size, space, weight } from '../../theme/tokens.ts';
import { fadingEnds } from '../../base/fadingEnds.styles.ts';
import { pageLinks } from '../../base/pageLinks.styles.ts';

export const Root = styled.div`
  ${sheltered}
  ${text}
  ${column}
  align-content: start;
  min-block-size: calc(100svh - ${space[16]});
  background: ${color.page};
  & > nav {
    box-sizing: border-box;
    padding: ${space[4]};
    background: ${color.surface};
    border-block-end: 1px solid ${color.line};
  }
  & [data-part='welcome'] {
    display: flex;
    align-items: center;
    gap: ${space[3]};
    inline-size: fit-content;
    min-block-size: ${control.target};
    padding-inline: ${space[3]};
    border-radius: ${radius.control};
    color: ${color.ink};
    font-weight: ${weight.strong};
    text-decoration: none;
    ${focusRing}
  }
  & > nav ul {
    position: relative;
    display: flex;
    gap: ${space[1]};
    margin: ${space[3]} 0 0;
    padding: 0;
    list-style: none;
    overflow-x: auto;
    ${fadingEnds}
    scrollbar-width: none;
  }
  ${pageLinks}
  & [data-part='link'] {
    display: flex;
    gap: ${space[3]};
    padding-inline: ${space[3]};
    white-space: nowrap;
  }
  & [data-part='link']:focus-visible {
    outline-offset: -2px;
  }
  & [data-part='link'] > svg {
    flex: none;
    inline-size: 20px;
    block-size: 20px;
    stroke-width: 1.75px;
  }
  & [data-part='link'] > [data-part='words'] {
    ${oneLine}
  }
  & [data-part='link'] > [data-part='count'] {
    box-sizing: border-box;
    min-inline-size: 24px;
    margin-inline-start: auto;
    padding-inline: ${space[2]};
    border-radius: ${radius.full};
    background: ${color.primary};
    color: ${color.onPrimary};
    font-size: ${size[12]};
    font-weight: ${weight.strong};
    line-height: 24px;
    text-align: center;
  }
  & > [data-part='page'] {
    box-sizing: border-box;
    min-inline-size: 0;
    max-inline-size: calc(${content.width} + 2 * ${space[10]});
    padding: ${space[6]} ${space[4]} ${space[16]};
  }
  /* In a low window, such as one zoomed to twice its size, one row leaves room for the page. */
  @media (width < 996px) and (height < 600px) {
    & > nav {
      padding-block: ${space[2]};
    }
    & > nav > [data-part='stick'] {
      display: flex;
      align-items: center;
    }
    & [data-part='welcome'] {
      flex: none;
    }
    & > nav ul {
      min-inline-size: 0;
      margin: 0;
    }
    & > [data-part='page'] {
      padding-block-start: ${space[4]};
    }
  }
  @media (width >= 996px) {
    grid-template-columns: 296px minmax(0, 1fr);
    align-content: stretch;
    & > nav {
      padding: ${space[6]} ${space[4]};
      border-block-end: 0;
      border-inline-end: 1px solid ${color.line};
    }
    & > nav > [data-part='stick'] {
      position: sticky;
      inset-block-start: calc(${space[16]} + ${space[6]});
    }
    & > nav ul {
      ${column}
      margin-block-start: ${space[6]};
      overflow: visible;
    }
    & > [data-part='page'] {
      padding: ${space[10]};
    }
  }
`;
