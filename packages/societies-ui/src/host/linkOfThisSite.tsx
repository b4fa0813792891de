import { forwardRef, type ElementType } from 'react';
import type { LinkComponentProps } from './SocietiesContext.ts';

/** An address with a scheme or a host of its own. */
const elsewhere = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

/**
 * A router's link for what it can go to. Many routers take any address for one of theirs: a shop or an account elsewhere, and
 * what opens in another window, stays a plain anchor.
 */
export const linkOfThisSite = (LinkComponent: ElementType<LinkComponentProps>) =>
  forwardRef<HTMLAnchorElement, LinkComponentProps>(function LinkOfThisSite(props, ref) {
    const Component = elsewhere.test(props.href) || props.target === '_blank' ? 'a' : LinkComponent;
    return <Component ref={ref} {...props} />;
  });
