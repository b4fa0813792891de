import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { ButtonLink } from '../../base/Button/Button.tsx';
import { BrokenConstellation } from '../../base/ErrorState/BrokenConstellation.tsx';
import { LockKeyhole } from '../../base/Icon/icons.ts';
import { useMessages } from '../../host/useMessages.ts';
import { useRoutes } from '../../host/useRoutes.ts';
import { NotFound } from '../../shell/NotFound/NotFound.tsx';

export const restrictedAccessMessages = {
  title: 'Restricted Access',
  description: 'You do not have permission to access this page.',
  action: 'Back to the start',
} as const;

export type RestrictedAccessProps = Omit<ComponentPropsWithoutRef<'section'>, 'children' | 'title'>;

/** Shown on the administration pages to users who are not administrators. */
export const RestrictedAccess = forwardRef<HTMLElement, RestrictedAccessProps>(
  function RestrictedAccess(props, ref) {
    const messages = useMessages('RestrictedAccess', restrictedAccessMessages);
    const start = useRoutes().start();
    return (
      <NotFound
        ref={ref}
        data-soc="RestrictedAccess"
        drawing={<BrokenConstellation icon={LockKeyhole} data-part="drawing" />}
        title={messages.title}
        description={messages.description}
        action={
          start ? (
            <ButtonLink variant="soft" href={start}>
              {messages.action}
            </ButtonLink>
          ) : null
        }
        {...props}
      />
    );
  },
);
RestrictedAccess.displayName = 'RestrictedAccess';
