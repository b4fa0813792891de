import { styled } from 'styled-components';
import { column, sheltered, text } from '../../theme/styles.ts';
import { color, radius, size, space, weight } from '../../theme/tokens.ts';

export const Root = styled.div`
  ${sheltered}
  ${text}
  ${column}
  gap: ${space[3]};
  padding: ${space[4]};
  border-radius: ${radius.control};
  background: ${color.warningSoft};
  color: ${color.onWarningSoft};
  overflow-wrap: anywhere;
  & p {
    margin: 0;
  }
  & > [data-part='state'] {
    display: flex;
    align-items: center;
    gap: ${space[2]};
    font-weight: ${weight.strong};
    & svg {
      flex: none;
      inline-size: 18px;
      block-size: 18px;
    }
  }
  & > [data-part='instructions'] {
    white-space: pre-line;
    & a {
      color: inherit;
    }
  }
  & > [data-part='hint'] {
    font-size: ${size[14]};
  }
  &[data-state='paid'] {
    justify-content: center;
    padding: ${space[2]} ${space[4]};
    background: ${color.successSoft};
    color: ${color.successText};
  }
`;
