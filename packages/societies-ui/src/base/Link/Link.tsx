import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { useLinkComponent } from '../../host/useLinkComponent.ts';
import { Anchor } from './Link.styles.ts';

export interface LinkProps extends ComponentPropsWithoutRef<'a'> {
  /** Where it leads; given to the link component of the `SocietiesProvider`, or to a plain anchor. */
  href: string;
  /**
   * `plain` for links on their own, `inline` is underlined within text, `quiet` inherits the colour.
   * @default 'plain'
   */
  variant?: 'plain' | 'inline' | 'quiet';
}

/** Navigates. For actions use `Button`. */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(
  { variant = 'plain', ...rest },
  ref,
) {
  const component = useLinkComponent();
  return <Anchor as={component} ref={ref} data-soc="Link" data-variant={variant} {...rest} />;
});
Link.displayName = 'Link';
