import { LockKeyhole } from '../../base/Icon/icons.ts';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { ButtonLink } from '../../base/Button/Button.tsx';
import { useMessages } from '../../host/useMessages.ts';
import { Root } from './RestrictedAccess.styles.ts';

export const restrictedAccessMessages = {
  title: 'Restricted Access',
  description: 'You do not have permission to access this page.',
  action: 'Back to the start',
} as const;

export interface RestrictedAccessProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** Where the one link leads: a page that everybody may see. @default '/' */
  homeHref?: string;
}

/** What readers see who are not site administrators and came to the administrators' pages. */
export const RestrictedAccess = forwardRef<HTMLElement, RestrictedAccessProps>(function RestrictedAccess(
  { homeHref = '/', ...rest },
  ref,
) {
  const messages = useMessages('RestrictedAccess', restrictedAccessMessages);
  return (
    <Root ref={ref} data-soc="RestrictedAccess" {...rest}>
      <div data-part="drawing" aria-hidden="true">
        <LockKeyhole />
      </div>
      <h1>{messages.title}</h1>
      <p>{messages.description}</p>
      <div data-part="action">
        <ButtonLink variant="soft" href={homeHref}>
          {messages.action}
        </ButtonLink>
      </div>
    </Root>
  );
});
RestrictedAccess.displayName = 'RestrictedAccess';
