import { styled } from 'styled-components';
import { bidiText } from '../bidi.styles.ts';
import { oneLine, sheltered } from '../../theme/styles.ts';
import { color, control, font, radius, size, space, weight } from '../../theme/tokens.ts';

export const Root = styled.span`
  ${sheltered}
  box-sizing: border-box;
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  min-inline-size: 0;
  max-inline-size: 100%;
  min-block-size: ${control.chip};
  padding: 2px ${space[3]};
  border-radius: ${radius.full};
  background: ${color.track};
  color: ${color.ink2};
  font-family: ${font.text};
  font-size: ${size[13]};
  font-weight: ${weight.strong};
  line-height: 1.3;
  & > [data-part='label'] {
    ${oneLine}
    ${bidiText}
  }
  & > svg {
    flex: none;
    inline-size: 16px;
    block-size: 16px;
    stroke-width: 1.75px;
  }
  &[data-variant='soft'] {
    background: ${color.soft};
    color: ${color.onSoft};
  }
  &[data-variant='filled'] {
    background: ${color.primary};
    color: ${color.onPrimary};
  }
  &[data-variant='success'] {
    background: ${color.successSoft};
    color: ${color.successText};
  }
  &[data-variant='warning'] {
    background: ${color.warningSoft};
    color: ${color.onWarningSoft};
  }
  &[data-variant='danger'] {
    background: ${color.dangerSoft};
    color: ${color.dangerText};
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;
