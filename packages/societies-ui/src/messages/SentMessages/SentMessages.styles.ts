import { styled } from 'styled-components';
import { PagedList } from '../../content/PagedList/PagedList.tsx';
import { focusRing } from '../../theme/styles.ts';
import { color, radius, size, space, weight } from '../../theme/tokens.ts';

export const Root = styled(PagedList)`
  & [data-part='facts'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[1]} ${space[5]};
    color: ${color.ink2};
    font-size: ${size[14]};
    overflow-wrap: anywhere;
  }
  & [data-part='summary'] {
    inline-size: fit-content;
    padding-block: ${space[3]};
    border-radius: ${radius.small};
    color: ${color.accentText};
    font-size: ${size[14]};
    font-weight: ${weight.medium};
    cursor: pointer;
    ${focusRing}
  }
`;
