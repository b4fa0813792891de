import { styled } from 'styled-components';
import { bidiText } from '../../base/bidi.styles.ts';
import { heading, text } from '../../theme/styles.ts';
import { color, control, size, space, weight } from '../../theme/tokens.ts';

export const Root = styled.div`
  ${text}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  & > header {
    display: grid;
    gap: ${space[2]};
  }
  & > header > h1 {
    ${heading}
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[3]};
    margin: 0;
    font-size: ${size[36]};
    overflow-wrap: anywhere;
  }
  & > header > p {
    margin: 0;
    color: ${color.ink2};
  }
  & [data-part='stack'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[5]};
  }
  & [data-part='proposal'] {
    ${bidiText}
    margin: 0;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  & details > summary {
    min-block-size: ${control.target};
    align-content: center;
    color: ${color.accentText};
    font-weight: ${weight.strong};
    cursor: pointer;
  }
  & [data-part='versions'],
  & [data-part='steps'] {
    display: grid;
    gap: ${space[4]};
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & [data-part='versions'] strong {
    ${bidiText}
    overflow-wrap: anywhere;
  }
  & time,
  & [data-part='hint'] {
    color: ${color.ink2};
    font-size: ${size[13]};
  }
  & [data-part='steps'] > li {
    display: grid;
  }
  & [data-part='buttons'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[3]};
  }
`;
