import { styled } from 'styled-components';
import { bidiLine, bidiText } from '../../base/bidi.styles.ts';
import { heading, oneLine, sheltered } from '../../theme/styles.ts';
import { color, control, size, space, weight } from '../../theme/tokens.ts';
import { wholeWidget, widgetBox } from '../widget.styles.ts';

export const Root = styled.article`
  ${sheltered}
  ${widgetBox}

  & > [data-part='picture'] {
    position: relative;
    flex: 1 1 50%;
    min-block-size: 0;
    overflow: hidden;
    background: ${color.track};
  }
  & > [data-part='picture'] > img {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    max-inline-size: none;
    aspect-ratio: auto;
    object-fit: cover;
  }
  & [data-part='leaf'] {
    position: absolute;
    inset-block-end: ${space[4]};
    inset-inline-start: ${space[4]};
  }

  & > [data-part='body'] {
    display: grid;
    flex: 0 1 auto;
    gap: ${space[2]};
    padding: ${space[5]};
  }
  & [data-part='name'] {
    ${heading}
    ${bidiLine}
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 1;
    font-size: ${size[18]};
    line-height: 1.3;
  }
  & [data-part='name'] > a {
    ${wholeWidget}
  }
  & [data-part='facts'] {
    display: flex;
    gap: ${space[4]};
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    color: ${color.ink2};
    font-size: ${size[13]};
    list-style: none;
  }
  & [data-part='facts'] > li {
    display: flex;
    align-items: center;
    gap: ${space[1]};
    min-inline-size: 0;
  }
  & [data-part='facts'] > li > span {
    ${oneLine}
    ${bidiText}
  }
  & [data-part='facts'] > li:first-child {
    flex: none;
  }
  & [data-part='facts'] svg {
    flex: none;
    inline-size: 16px;
    block-size: 16px;
  }
  & [data-part='foot'] {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space[3]};
    min-block-size: ${control.target};
    margin-block-start: ${space[2]};
  }
  & [data-part='status'] {
    ${bidiText}
    color: ${color.accentText};
    font-size: ${size[14]};
    font-weight: ${weight.strong};
  }
  &:is([data-state='passed'], [data-state='inactive']) [data-part='status'] {
    color: ${color.ink2};
  }
  /* Above the link that covers the widget. */
  & [data-part='foot'] > button {
    position: relative;
    z-index: 1;
  }
`;
