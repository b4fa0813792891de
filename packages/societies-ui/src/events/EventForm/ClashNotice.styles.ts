import { styled } from 'styled-components';
import { text, sheltered } from '../../theme/styles.ts';
import { color, radius, size, space } from '../../theme/tokens.ts';

/** Always rendered, because a live region that appears with its text is not announced. */
export const Notice = styled.div`
  ${sheltered}
  ${text}
  display: grid;
  gap: ${space[2]};
  /* Out of the way, not out of the page. */
  &:empty {
    position: absolute;
  }
  & > span {
    display: flex;
    gap: ${space[2]};
    padding: ${space[3]};
    border-radius: ${radius.control};
    background: ${color.warningSoft};
    color: ${color.warningText};
    font-size: ${size[15]};
  }
  & svg {
    flex: none;
    inline-size: 20px;
    block-size: 20px;
  }
`;
