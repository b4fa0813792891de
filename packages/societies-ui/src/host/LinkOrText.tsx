import { forwardRef, type ComponentPropsWithoutRef, type Ref } from 'react';
import { useLinkComponent } from './useLinkComponent.ts';
import type { Address } from './useRoutes.ts';

export interface LinkOrTextProps extends Omit<ComponentPropsWithoutRef<'a'>, 'href'> {
  /** What a route gave. Without an address it is no link, and says the same. */
  href: Address;
}

/** A link where there is an address, and the same words where there is none. */
export const LinkOrText = forwardRef<HTMLElement, LinkOrTextProps>(function LinkOrText(
  { href, onClick, ...rest },
  ref,
) {
  const LinkComponent = useLinkComponent();
  if (href === undefined) return <span ref={ref} {...rest} />;
  return <LinkComponent ref={ref as Ref<HTMLAnchorElement>} href={href} onClick={onClick} {...rest} />;
});
LinkOrText.displayName = 'LinkOrText';
