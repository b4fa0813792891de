import { styled } from 'styled-components';
import { bidiLine, bidiText } from '../bidi.styles.ts';
import { Group } from '../Field/Group.styles.ts';
import { oneLine, text, sheltered } from '../../theme/styles.ts';
import { color, control, radius, shadow, size, space } from '../../theme/tokens.ts';

export const Box = styled(Group)`
  & > [data-part='picture'] {
    display: flex;
    flex: none;
    margin-inline-start: ${space[2]};
  }
  & > [data-part='picture'] + input {
    padding-inline-start: 2px;
  }
`;

/** The list is in the top layer, so that nothing clips or covers it, and inherits the theme of its DOM position. */
export const List = styled.div`
  ${sheltered}
  ${text}
  box-sizing: border-box;
  inset: auto;
  margin: 0;
  padding: ${space[2]};
  max-block-size: min(320px, 50dvh);
  border: 0;
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${shadow[3]};
  overflow: auto;
  & > [role='option'] {
    display: flex;
    align-items: center;
    gap: ${space[3]};
    min-block-size: ${control.height};
    padding: ${space[1]} ${space[3]};
    border-radius: ${radius.control};
    cursor: pointer;
  }
  & [data-part='label'] {
    ${oneLine}
    ${bidiLine}
    flex: 1;
  }
  & [data-part='hint'] {
    ${bidiText}
    margin-inline-start: auto;
    flex: none;
    color: ${color.ink2};
    font-size: ${size[14]};
  }
  & > [role='option'] > svg {
    flex: none;
    inline-size: 18px;
    block-size: 18px;
    color: ${color.accent};
    stroke-width: 2px;
  }
  & > [data-state='active'] {
    background: ${color.track};
    outline: 2px solid ${color.focus};
    outline-offset: -2px;
  }
  & > [aria-disabled='true'] {
    color: ${color.inkDisabled};
    cursor: not-allowed;
  }
  & > [data-part='note'] {
    margin: 0;
    padding: ${space[2]} ${space[3]};
    color: ${color.ink2};
    font-size: ${size[14]};
  }
  & > [data-part='problem'] {
    color: ${color.dangerText};
    font-size: ${size[14]};
    cursor: default;
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;
