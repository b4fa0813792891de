import { forwardRef, type ElementType } from 'react';
import type { LinkComponentProps } from './SocietiesContext.ts';

/** An address with a scheme or host. */
const elsewhere = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

/**
 * Uses the router's link only for this site: other sites, and links that open a window, stay plain anchors, which many routers'
 * links do not handle.
 */
export const linkOfThisSite = (LinkComponent: ElementType<LinkComponentProps>) =>
  forwardRef<HTMLAnchorElement, LinkComponentProps>(function LinkOfThisSite(props, ref) {
    const Component = elsewhere.test(props.href) || props.target === '_blank' ? 'a' : LinkComponent;
    return <Component ref={ref} {...props} />;
  });
