import { styled } from 'styled-components';
import { space } from '../../theme/tokens.ts';
import { SiteText } from '../site.styles.ts';

export const Root = styled(SiteText)`
  & ul {
    display: grid;
    gap: ${space[2]};
    margin: 0;
    padding-inline-start: ${space[6]};
  }
`;
