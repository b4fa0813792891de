import { styled } from 'styled-components';
import { disc, plainList, sheltered, text } from '../../theme/styles.ts';
import { color, radius, size, space, weight } from '../../theme/tokens.ts';

export const Root = styled.div`
  ${sheltered}
  ${text}
  display: grid;
  gap: ${space[5]};
  & > fieldset {
    display: grid;
    gap: ${space[2]};
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  & > fieldset > legend {
    margin-block-end: ${space[2]};
    padding: 0;
    font-size: ${size[14]};
    font-weight: ${weight.medium};
  }
  & > fieldset > [data-part='choices'] {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(104px, 1fr));
    gap: ${space[2]};
  }
  & [data-part='choice'] {
    position: relative;
    display: grid;
    justify-items: center;
    align-content: center;
    gap: ${space[1]};
    min-block-size: 84px;
    padding: ${space[3]};
    border: 1px solid ${color.edge};
    border-radius: ${radius.control};
    color: ${color.ink2};
    font-size: ${size[14]};
    font-weight: ${weight.medium};
    text-align: center;
    cursor: pointer;
  }
  & [data-part='choice'] > svg {
    inline-size: 24px;
    block-size: 24px;
  }
  & [data-part='choice'] > small {
    color: ${color.ink2};
    font-size: ${size[12]};
    font-weight: ${weight.text};
  }
  & [data-part='choice'] > input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  & [data-part='choice']:hover {
    border-color: ${color.accent};
  }
  & [data-part='choice']:has(:checked) {
    border-color: ${color.accent};
    box-shadow: inset 0 0 0 1px ${color.accent};
    background: ${color.soft};
    color: ${color.onSoft};
  }
  & [data-part='choice']:has(:checked) > small {
    color: inherit;
  }
  & [data-part='choice']:has(:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
  @media (forced-colors: active) {
    & [data-part='choice']:has(:checked) {
      outline: 3px solid Highlight;
    }
  }
  & [data-part='error'] {
    margin: 0;
    color: ${color.dangerText};
    font-size: ${size[13]};
  }
  & [data-part='pictures'] {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(108px, 1fr));
    gap: ${space[2]};
    ${plainList}
  }
  & [data-part='pictures'] > li {
    position: relative;
    aspect-ratio: 3 / 2;
    border-radius: ${radius.control};
    overflow: hidden;
    background: ${color.track};
  }
  & [data-part='pictures'] img {
    inline-size: 100%;
    block-size: 100%;
    max-inline-size: none;
    object-fit: cover;
  }
  & [data-part='pictures'] [data-part='progress'] {
    position: absolute;
    inset-block-end: ${space[1]};
    inset-inline-start: ${space[1]};
    ${disc('28px')}
    background: ${color.surface};
    color: ${color.accent};
  }
  & [data-part='pictures'] [data-part='progress'] > svg {
    inline-size: 18px;
    block-size: 18px;
  }
  & [data-part='pictures'] button {
    position: absolute;
    inset-block-start: ${space[1]};
    inset-inline-end: ${space[1]};
  }
  & [data-part='files'] {
    display: none;
  }
`;
