import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { ButtonLink } from '../../base/Button/Button.tsx';
import { useMessages, type Widened } from '../../host/useMessages.ts';
import { useRoutes } from '../../host/useRoutes.ts';
import { MissingStar } from './MissingStar.tsx';
import { Root } from './NotFound.styles.ts';

export const notFoundMessages = {
  title: '404 - Page Not Found',
  description: 'There is no star at this place. It may have moved, or the address has a slip.',
  action: 'Back to the start',
} as const;

declare global {
  interface SocietiesMessages {
    NotFound: Widened<typeof notFoundMessages>;
  }
}

export interface NotFoundProps extends Omit<ComponentPropsWithoutRef<'section'>, 'title'> {
  /** The page's heading. @default '404 - Page Not Found' */
  title?: ReactNode;
  /** A sentence under the title. Without it the messages say that the address leads nowhere. */
  description?: ReactNode;
  /** The one way onwards; null for none. @default a link to the start */
  action?: ReactNode;
}

/** Says that there is nothing at an address, and leads somewhere that exists. */
export const NotFound = forwardRef<HTMLElement, NotFoundProps>(function NotFound(
  { title, description, action, ...rest },
  ref,
) {
  const messages = useMessages('NotFound', notFoundMessages);
  const start = useRoutes().start();
  const onwards =
    action === undefined && start ? <ButtonLink href={start}>{messages.action}</ButtonLink> : action;
  return (
    <Root ref={ref} data-soc="NotFound" {...rest}>
      <MissingStar />
      <h1>{title ?? messages.title}</h1>
      <p>{description ?? messages.description}</p>
      {onwards && <div data-part="action">{onwards}</div>}
    </Root>
  );
});
NotFound.displayName = 'NotFound';
