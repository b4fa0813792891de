import { styled } from 'styled-components';
import { visuallyHidden } from '../../theme/styles.ts';

export const Hidden = styled.span`
  ${visuallyHidden}
`;
