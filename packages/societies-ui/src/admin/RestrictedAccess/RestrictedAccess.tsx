import { LockKeyhole } from '../../base/Icon/icons.ts';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { ButtonLink } from '../../base/Button/Button.tsx';
import { useMessages } from '../../host/useMessages.ts';
import { useRoutes } from '../../host/useRoutes.ts';
import { BrokenConstellation } from '../../base/ErrorState/BrokenConstellation.tsx';
import { Root } from './RestrictedAccess.styles.ts';

export const restrictedAccessMessages = {
  title: 'Restricted Access',
  description: 'You do not have permission to access this page.',
  action: 'Back to the start',
} as const;

export type RestrictedAccessProps = Omit<ComponentPropsWithoutRef<'section'>, 'children'>;

/** Shown on the administration pages to users who are not administrators. */
export const RestrictedAccess = forwardRef<HTMLElement, RestrictedAccessProps>(
  function RestrictedAccess(props, ref) {
    const messages = useMessages('RestrictedAccess', restrictedAccessMessages);
    const start = useRoutes().start();
    return (
      <Root ref={ref} data-soc="RestrictedAccess" {...props}>
        <div data-part="drawing">
          <BrokenConstellation icon={LockKeyhole} />
        </div>
        <h1 data-part>{messages.title}</h1>
        <p data-part>{messages.description}</p>
        {start && (
          <div data-part="action">
            <ButtonLink variant="soft" href={start}>
              {messages.action}
            </ButtonLink>
          </div>
        )}
      </Root>
    );
  },
);
RestrictedAccess.displayName = 'RestrictedAccess';
