import { styled } from 'styled-components';
import { bidiText } from '../../base/bidi.styles.ts';
import { focusRing, heading, sheltered, text } from '../../theme/styles.ts';
import { color, size, space, weight } from '../../theme/tokens.ts';

export const Root = styled.section`
  ${sheltered}
  ${text}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  & [data-part='list'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[4]};
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & [data-part='message'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[2]};
    padding: ${space[5]};
  }
  & [data-part='head'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space[2]} ${space[4]};
  }
  & [data-part='subject'] {
    ${heading}
    ${bidiText}
    margin: 0;
    font-size: ${size[18]};
    overflow-wrap: anywhere;
  }
  & [data-part='facts'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[1]} ${space[5]};
    margin: 0;
    color: ${color.ink2};
    font-size: ${size[14]};
    overflow-wrap: anywhere;
  }
  & [data-part='summary'] {
    inline-size: fit-content;
    padding-block: ${space[3]};
    color: ${color.accentText};
    font-size: ${size[14]};
    font-weight: ${weight.medium};
    cursor: pointer;
    ${focusRing}
  }
`;
