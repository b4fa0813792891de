import { forwardRef } from 'react';
import { ButtonLink } from '../../base/Button/Button.tsx';
import { useMessages } from '../../host/useMessages.ts';
import { NotFound, type NotFoundProps } from '../../shell/NotFound/NotFound.tsx';

export const societyNotFoundMessages = {
  title: '404 - Society Not Found',
  description: 'There is no society at this place. It may have been removed.',
  action: 'View all societies',
} as const;

export interface SocietyNotFoundProps extends Omit<NotFoundProps, 'action' | 'homeHref'> {
  /** Where the one link leads: all societies. @default '/societies' */
  allHref?: string;
}

/** Says that a society does not exist, and leads to those that do. */
export const SocietyNotFound = forwardRef<HTMLElement, SocietyNotFoundProps>(function SocietyNotFound(
  { allHref = '/societies', ...rest },
  ref,
) {
  const messages = useMessages('SocietyNotFound', societyNotFoundMessages);
  return (
    <NotFound
      ref={ref}
      data-soc="SocietyNotFound"
      title={messages.title}
      description={messages.description}
      action={<ButtonLink href={allHref}>{messages.action}</ButtonLink>}
      {...rest}
    />
  );
});
SocietyNotFound.displayName = 'SocietyNotFound';
