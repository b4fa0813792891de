import { styled } from 'styled-components';
import { bidiText } from '../../base/bidi.styles.ts';
import { PagedList } from '../../content/PagedList/PagedList.tsx';
import { plainList } from '../../theme/styles.ts';
import { color, size, space, weight } from '../../theme/tokens.ts';

export const Root = styled(PagedList)`
  & [data-part='words'] {
    flex: 1 1 200px;
    min-inline-size: 0;
  }
  & [data-part='words'] > p:first-child,
  & [data-part='head'] p {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[3]};
    color: ${color.ink2};
    font-size: ${size[14]};
  }
  & [data-part='name'] {
    ${bidiText}
    color: inherit;
    font-weight: ${weight.strong};
    overflow-wrap: anywhere;
  }
  & strong {
    color: ${color.ink};
  }
  & [data-part='takeovers'] {
    ${plainList}
    display: grid;
    gap: ${space[4]};
    margin-block-start: ${space[2]};
  }
  & [data-part='takeovers'] > li {
    display: flex;
    flex-wrap: wrap;
    align-items: start;
    gap: ${space[3]};
    padding-block-start: ${space[4]};
    border-block-start: 1px solid ${color.line};
  }
  & [data-part='message'] {
    ${bidiText}
    margin-block-start: ${space[1]};
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  & [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]};
  }
  & [data-part='nobody'] {
    color: ${color.ink2};
    font-size: ${size[14]};
  }
`;
