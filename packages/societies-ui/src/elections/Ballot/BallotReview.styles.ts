import { styled } from 'styled-components';
import { bidiText } from '../../base/bidi.styles.ts';
import { column, controlReset, focusRing, heading, plainList, sheltered } from '../../theme/styles.ts';
import { color, control, radius, shadow, size, space, weight } from '../../theme/tokens.ts';

export const Review = styled.div`
  ${sheltered}
  ${column}
  gap: ${space[5]};
  & > [data-part='roles'] {
    border-radius: ${radius.card};
    background: ${color.surface};
    box-shadow: ${shadow[2]};
  }
  & section {
    display: grid;
    gap: ${space[2]};
    padding: ${space[4]} ${space[5]};
  }
  & section + section {
    border-block-start: 1px solid ${color.line};
  }
  & [data-part='head'] {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space[3]};
  }
  & h2 {
    ${heading}
    font-size: ${size[16]};
  }
  & [data-part='head'] > button {
    ${controlReset}
    ${focusRing}
    padding: 0;
    min-block-size: ${control.target};
    margin-block: calc(-1 * ${space[2]});
    border-radius: ${radius.small};
    color: ${color.accentText};
    font-size: ${size[15]};
    font-weight: ${weight.strong};
  }
  & section > p {
    margin: 0;
    color: ${color.ink2};
    font-size: ${size[14]};
  }
  & ol {
    display: grid;
    gap: ${space[2]};
    ${plainList}
  }
  & li {
    display: flex;
    align-items: center;
    gap: ${space[3]};
  }
  & [data-part='place'] {
    min-inline-size: 2.2em;
    color: ${color.ink2};
    font-size: ${size[14]};
    font-weight: ${weight.medium};
  }
  & [data-part='name'] {
    ${bidiText}
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & > [data-part='secret'] {
    display: flex;
    gap: ${space[3]};
    margin: 0;
    color: ${color.ink2};
    font-size: ${size[14]};
  }
  & > [data-part='secret'] strong {
    color: ${color.ink};
  }
  & > [data-part='secret'] > svg {
    flex: none;
    inline-size: 22px;
    block-size: 22px;
    color: ${color.ink};
  }
`;
