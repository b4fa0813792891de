import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { useMessages } from '../../host/useMessages.ts';
import { Root } from './SkipLink.styles.ts';

export const skipLinkMessages = { label: 'Skip to content' } as const;

export interface SkipLinkProps extends ComponentPropsWithoutRef<'a'> {
  /** The target, which needs this id and `tabIndex={-1}`. @default '#main' */
  href?: string;
}

/** The page's first tab stop, visible only when focused. */
export const SkipLink = forwardRef<HTMLAnchorElement, SkipLinkProps>(function SkipLink(
  { href = '#main', children, ...rest },
  ref,
) {
  const messages = useMessages('SkipLink', skipLinkMessages);
  return (
    <Root ref={ref} href={href} data-soc="SkipLink" {...rest}>
      {children ?? messages.label}
    </Root>
  );
});
SkipLink.displayName = 'SkipLink';
