import { styled } from 'styled-components';
import { sheltered, text } from '../../theme/styles.ts';
import { color, radius, space } from '../../theme/tokens.ts';
import { row, tab } from './tab.styles.ts';

export const Root = styled.div`
  ${sheltered}
  ${text}
  min-inline-size: 0;
  & > [role='tablist'] {
    ${row}
  }
  & > [role='tabpanel'] {
    padding-block-start: ${space[6]};
  }
  & > [role='tabpanel']:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: 4px;
    border-radius: ${radius.control};
  }
`;

export const Tab = styled.button`
  ${sheltered}
  ${tab}
`;
