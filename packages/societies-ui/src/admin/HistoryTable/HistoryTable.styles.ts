import { styled } from 'styled-components';
import { color, size, space } from '../../theme/tokens.ts';

export const Root = styled.div`
  & [data-part='changes'] {
    display: grid;
    gap: ${space[1]};
    margin: 0;
    font-size: ${size[14]};
    overflow-wrap: anywhere;
  }
  & [data-part='field'] {
    color: ${color.ink2};
  }
  & [data-part='value'] {
    display: -webkit-box;
    margin: 0;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }
  & del {
    color: ${color.ink2};
  }
  & ins {
    text-decoration: none;
  }
  & [data-part='who'] {
    overflow-wrap: anywhere;
  }
`;
