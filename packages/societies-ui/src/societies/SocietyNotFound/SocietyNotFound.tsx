import { forwardRef } from 'react';
import { ButtonLink } from '../../base/Button/Button.tsx';
import { useMessages } from '../../host/useMessages.ts';
import { useRoutes } from '../../host/useRoutes.ts';
import { NotFound, type NotFoundProps } from '../../shell/NotFound/NotFound.tsx';

export const societyNotFoundMessages = {
  title: '404 - Society Not Found',
  description: 'There is no society at this address. It may have been removed.',
  action: 'View all societies',
} as const;

export type SocietyNotFoundProps = Omit<NotFoundProps, 'action'>;

/** Shown for a society that does not exist, with a link to all societies. */
export const SocietyNotFound = forwardRef<HTMLElement, SocietyNotFoundProps>(
  function SocietyNotFound(props, ref) {
    const messages = useMessages('SocietyNotFound', societyNotFoundMessages);
    const all = useRoutes().societies();
    return (
      <NotFound
        ref={ref}
        data-soc="SocietyNotFound"
        title={messages.title}
        description={messages.description}
        action={all ? <ButtonLink href={all}>{messages.action}</ButtonLink> : null}
        {...props}
      />
    );
  },
);
SocietyNotFound.displayName = 'SocietyNotFound';
