import { styled } from 'styled-components';
import { fingerRoom } from '../../theme/styles.ts';
import { Frame } from '../../content/FramedTable/FramedTable.tsx';
import { color, control, radius, space } from '../../theme/tokens.ts';

export const Root = styled(Frame)`
  & [data-part='society'] {
    display: flex;
    align-items: center;
    gap: ${space[3]};
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & [data-soc='SocietyLogo'] {
    --soc-logo-size: 32px;
  }
  & td a,
  & th a {
    position: relative;
    color: inherit;
    text-decoration: none;
    ${fingerRoom}
  }
  & td a:hover,
  & th a:hover {
    text-decoration: underline;
  }
  /* Stacked on a phone, the touch areas of two links would overlap. */
  @container (width < 640px) {
    & td a,
    & th a {
      display: inline-flex;
      align-items: center;
      min-block-size: ${control.target};
    }
  }
  & [data-part='actions'] {
    display: inline-flex;
    gap: ${space[1]};
  }
  & td [data-part='history'] {
    display: inline-grid;
    place-items: center;
    inline-size: ${control.small};
    block-size: ${control.small};
    border-radius: ${radius.control};
    color: ${color.ink2};
  }
  & [data-part='history'] > svg {
    inline-size: 18px;
    block-size: 18px;
    stroke-width: 1.75px;
  }
  @container (width < 640px) {
    & td [data-part='history'] {
      inline-size: ${control.target};
    }
  }
  & [data-part='nothing'] {
    color: ${color.ink2};
  }
  /* Denser rows, where there is room for columns. */
  @container (width >= 640px) {
    & tbody td,
    & tbody th {
      block-size: 48px;
    }
    & [data-part='missing'] td {
      block-size: calc(var(--soc-table-missing) * 48px);
    }
  }
`;
