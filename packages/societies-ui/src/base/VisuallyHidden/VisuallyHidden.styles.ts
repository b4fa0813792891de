import { styled } from 'styled-components';
import { visuallyHidden, sheltered } from '../../theme/styles.ts';

export const Hidden = styled.span`
  ${sheltered}
  ${visuallyHidden}
`;
