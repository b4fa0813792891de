import { styled } from 'styled-components';
import { Frame } from '../../content/FramedTable/FramedTable.tsx';
import { fingerRoom, focusRing, text } from '../../theme/styles.ts';
import { color, radius, size, space, weight } from '../../theme/tokens.ts';

export const Root = styled(Frame)`
  ${text}
  gap: ${space[5]};
  & > [data-part='hint'] {
    margin: 0;
    color: ${color.ink2};
  }
  & [data-part='to'] {
    display: grid;
    overflow-wrap: anywhere;
  }
  & [data-part='to'] > a {
    position: relative;
    justify-self: start;
    border-radius: ${radius.small};
    color: ${color.ink};
    font-weight: ${weight.medium};
    text-decoration: none;
    ${focusRing}
    ${fingerRoom}
  }
  & tbody th {
    min-inline-size: 120px;
  }
  & [data-part='address'],
  & [data-part='error'] {
    color: ${color.ink2};
    font-size: ${size[14]};
    overflow-wrap: anywhere;
  }
  /* Error messages of mail servers are long. */
  & [data-part='error'] {
    display: block;
    max-inline-size: 320px;
    white-space: normal;
  }
`;
