import { styled } from 'styled-components';
import { bidiLine, bidiText } from '../../base/bidi.styles.ts';
import { heading, sheltered } from '../../theme/styles.ts';
import { color, size, space, weight } from '../../theme/tokens.ts';
import { wholeWidget, widgetBox } from '../widget.styles.ts';

export const Root = styled.article`
  ${sheltered}
  ${widgetBox}

  & > img {
    display: block;
    flex: none;
    inline-size: 100%;
    max-inline-size: none;
    block-size: 45%;
    object-fit: cover;
  }
  & > [data-part='body'] {
    display: flex;
    flex: 1;
    flex-direction: column;
    gap: ${space[2]};
    min-block-size: 0;
    padding: ${space[5]};
  }
  & [data-part='kind'] {
    display: flex;
    align-items: center;
    gap: ${space[2]};
    margin: 0;
    color: ${color.ink2};
    font-size: ${size[13]};
    font-weight: ${weight.medium};
  }
  & [data-part='kind'] > svg {
    flex: none;
    inline-size: 16px;
    block-size: 16px;
  }
  & [data-part='title'] {
    ${heading}
    ${bidiLine}
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    margin-block-start: ${space[1]};
    font-size: ${size[22]};
    line-height: 1.25;
  }
  & [data-part='title'] > :is(a, button) {
    appearance: none;
    padding: 0;
    border: 0;
    background: none;
    ${bidiText}
    font: inherit;
    letter-spacing: inherit;
    text-align: inherit;
    cursor: pointer;
    ${wholeWidget}
  }
  @media (hover: hover) {
    &:hover [data-part='title'] > :is(a, button) {
      text-decoration: underline;
      text-decoration-thickness: 1px;
      text-underline-offset: 0.2em;
    }
  }
  & [data-part='content'] {
    ${bidiText}
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: var(--soc-post-lines);
    margin: 0;
    color: ${color.ink2};
    font-size: ${size[15]};
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;
