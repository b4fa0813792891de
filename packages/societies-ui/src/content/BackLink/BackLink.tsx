import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ArrowLeft } from '../../base/Icon/icons.ts';
import { Link } from '../../base/Link/Link.tsx';
import { space, weight } from '../../theme/tokens.ts';

const Root = styled(Link)`
  && {
    display: inline-flex;
    align-items: center;
    justify-self: start;
    gap: ${space[2]};
    min-block-size: 44px;
    font-weight: ${weight.strong};
  }
  & > svg {
    inline-size: 18px;
    block-size: 18px;
  }
  &:dir(rtl) > svg {
    transform: scaleX(-1);
  }
`;

/** A link from a detail page back to its list. */
export const BackLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <Root href={href} variant="quiet" data-part="back">
    <ArrowLeft aria-hidden="true" />
    <span>{children}</span>
  </Root>
);
