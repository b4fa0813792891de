import { styled } from 'styled-components';
import { sheltered } from '../../theme/styles.ts';
import { color, radius } from '../../theme/tokens.ts';

/** Underlined too, because forced colours hide the background. */
export const Mark = styled.mark`
  ${sheltered}
  border-radius: ${radius.small};
  background: ${color.soft};
  color: ${color.onSoft};
  text-decoration: underline;
  text-decoration-color: ${color.accent};
  text-decoration-thickness: 2px;
  text-underline-offset: 3px;
`;
