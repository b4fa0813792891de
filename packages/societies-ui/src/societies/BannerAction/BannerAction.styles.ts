import { styled } from 'styled-components';
import { sheltered } from '../../theme/styles.ts';
import { color, font, radius, size, space } from '../../theme/tokens.ts';

export const Root = styled.div`
  ${sheltered}
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  align-items: center;
  gap: ${space[2]};
  font-family: ${font.text};
  & > button[data-variant] {
    border-color: transparent;
    background: ${color.scrim};
    color: ${color.onScrim};
  }
  & > button[data-variant]:hover {
    background: ${color.scrimHover};
  }
  & > button:focus-visible {
    outline-color: ${color.onScrim};
    box-shadow: 0 0 0 6px ${color.scrim};
  }
  & [role='alert'] {
    padding: ${space[2]} ${space[3]};
    border-radius: ${radius.control};
    background: ${color.surface};
    color: ${color.dangerText};
    font-size: ${size[14]};
  }
`;
