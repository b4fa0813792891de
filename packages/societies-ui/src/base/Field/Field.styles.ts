import { styled } from 'styled-components';
import { sheltered } from '../../theme/styles.ts';
import { color, font, size, space, weight } from '../../theme/tokens.ts';

export const Root = styled.div`
  ${sheltered}
  position: relative;
  box-sizing: border-box;
  display: grid;
  align-content: start;
  gap: ${space[2]};
  min-inline-size: 0;
  color: ${color.ink};
  font-family: ${font.text};
  & > [data-part='label'] {
    font-size: ${size[14]};
    font-weight: ${weight.medium};
    line-height: 1.3;
  }
  & > [data-part='label'] > [data-part='optional'] {
    color: ${color.ink2};
    font-weight: ${weight.text};
  }
  & > [data-part='label'] output {
    float: inline-end;
    color: ${color.ink2};
    font-variant-numeric: tabular-nums;
  }
  & > [data-part='count'] {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
    color: ${color.ink2};
    font-size: ${size[13]};
    font-variant-numeric: tabular-nums;
    line-height: 1.4;
  }
  & > [data-part='hint'] {
    margin: 0;
    color: ${color.ink2};
    font-size: ${size[13]};
    line-height: 1.4;
  }
  & > [data-part='error'] {
    display: flex;
    gap: ${space[2]};
    margin: 0;
    color: ${color.dangerText};
    font-size: ${size[13]};
    line-height: 1.4;
  }
  & > [data-part='error'] > svg {
    flex: none;
    inline-size: 16px;
    block-size: 16px;
    margin-block-start: 1px;
  }
`;
