import { styled } from 'styled-components';
import { sheltered, text } from '../../theme/styles.ts';

export const Root = styled.div`
  ${sheltered}
  ${text}
`;
