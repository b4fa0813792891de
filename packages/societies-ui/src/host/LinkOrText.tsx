import { forwardRef, type ComponentPropsWithoutRef, type Ref } from 'react';
import { useLinkComponent } from './useLinkComponent.ts';
import type { Address } from './useRoutes.ts';

export interface LinkOrTextProps extends Omit<ComponentPropsWithoutRef<'a'>, 'href'> {
  /** The address from a route; undefined renders text. */
  href: Address;
}

/** A link, or plain text if there is no address. */
export const LinkOrText = forwardRef<HTMLElement, LinkOrTextProps>(function LinkOrText(
  { href, onClick, ...rest },
  ref,
) {
  const LinkComponent = useLinkComponent();
  if (href === undefined) return <span ref={ref} {...rest} />;
  return <LinkComponent ref={ref as Ref<HTMLAnchorElement>} href={href} onClick={onClick} {...rest} />;
});
LinkOrText.displayName = 'LinkOrText';
