import { styled } from 'styled-components';
import { bidiText } from '../../base/bidi.styles.ts';
import { PagedList } from '../../content/PagedList/PagedList.tsx';
import { color, size, space, weight } from '../../theme/tokens.ts';

export const Root = styled(PagedList)`
  & [data-part='target'] {
    color: inherit;
    text-decoration: none;
  }
  & [data-part='roles'] {
    ${bidiText}
    overflow-wrap: anywhere;
  }
  & [data-part='when'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[1]} ${space[5]};
    color: ${color.ink2};
    font-size: ${size[14]};
  }
  & [data-part='own'] {
    color: ${color.accentText};
    font-size: ${size[14]};
    font-weight: ${weight.strong};
  }
`;
