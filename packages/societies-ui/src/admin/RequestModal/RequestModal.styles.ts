import { styled } from 'styled-components';
import { column, sheltered } from '../../theme/styles.ts';
import { bidiText } from '../../base/bidi.styles.ts';
import { color, radius, size, space, weight } from '../../theme/tokens.ts';

export const Details = styled.dl`
  ${sheltered}
  display: grid;
  gap: ${space[4]};
  margin: 0;
  & > div {
    display: grid;
    gap: 2px;
  }
  & dt {
    color: ${color.ink2};
    font-size: ${size[13]};
    font-weight: ${weight.strong};
  }
  & dd {
    ${bidiText}
    margin: 0;
    font-size: ${size[16]};
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`;

export const Alike = styled.p`
  ${sheltered}
  display: flex;
  align-items: center;
  gap: ${space[3]};
  margin: 0 0 ${space[4]};
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.control};
  background: ${color.warningSoft};
  color: ${color.onWarningSoft};
  font-size: ${size[14]};
  & > svg {
    flex: none;
    inline-size: 20px;
    block-size: 20px;
  }
  & a {
    color: inherit;
  }
`;

export const Talk = styled.div`
  ${sheltered}
  ${column}
  gap: ${space[5]};
  margin-block-start: ${space[5]};
  & > p {
    margin: 0;
    font-size: ${size[14]};
    overflow-wrap: anywhere;
  }
`;
