import { styled } from 'styled-components';
import { plainList } from '../../theme/styles.ts';
import { color, control, space } from '../../theme/tokens.ts';
import { SiteText } from '../site.styles.ts';

export const Root = styled(SiteText)`
  & :is(ul, dl) {
    display: grid;
    gap: ${space[1]};
    ${plainList}
  }
  & dl > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[3]};
  }
  & dt {
    color: ${color.ink};
  }
  & dd {
    margin: 0;
    color: ${color.ink2};
  }
  & li > [data-soc='Link'] {
    display: inline-flex;
    align-items: center;
    min-block-size: ${control.target};
    overflow-wrap: anywhere;
  }
`;
