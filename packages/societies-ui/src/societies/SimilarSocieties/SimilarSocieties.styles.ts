import { styled } from 'styled-components';
import { plainList, sheltered, text } from '../../theme/styles.ts';
import { bidiText } from '../../base/bidi.styles.ts';
import { color, control, radius, size, space, weight } from '../../theme/tokens.ts';

export const Root = styled.div`
  ${sheltered}
  ${text}
  /* Out of the flow, so that it leaves no gap there, and still announced once it has something to say. */
  &:empty {
    position: absolute;
  }
  &:not(:empty) {
    display: grid;
    gap: ${space[2]};
    padding: ${space[3]} ${space[4]};
    border-radius: ${radius.control};
    background: ${color.warningSoft};
    color: ${color.onWarningSoft};
    font-size: ${size[14]};
  }
  & > p {
    display: flex;
    align-items: center;
    gap: ${space[2]};
    margin: 0;
    font-weight: ${weight.strong};
  }
  & > p > svg {
    flex: none;
    inline-size: 18px;
    block-size: 18px;
  }
  & > ul {
    display: grid;
    gap: ${space[1]};
    ${plainList}
  }
  & > ul > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${space[3]};
  }
  & [data-part='logo'] {
    flex: none;
    inline-size: 28px;
    block-size: 28px;
    font-size: ${size[12]};
  }
  & [data-part='society'] {
    ${bidiText}
    flex: 1 1 160px;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & [data-part='society'] > strong {
    font-weight: ${weight.strong};
  }
  && a {
    flex: none;
    display: inline-flex;
    align-items: center;
    gap: ${space[1]};
    margin-inline-start: auto;
    min-block-size: ${control.target};
    color: inherit;
    font-size: ${size[13]};
    font-weight: ${weight.strong};
    text-decoration: none;
  }
  && a:hover {
    text-decoration: underline;
  }
  & a > svg {
    inline-size: 16px;
    block-size: 16px;
  }
`;
