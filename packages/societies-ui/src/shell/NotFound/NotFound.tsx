import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { ButtonLink } from '../../base/Button/Button.tsx';
import { useMessages } from '../../host/useMessages.ts';
import { useRoutes } from '../../host/useRoutes.ts';
import { MissingStar } from './MissingStar.tsx';
import { Root } from './NotFound.styles.ts';

export const notFoundMessages = {
  title: '404 - Page Not Found',
  description: 'There is no star here. The page may have moved, or the address is mistyped.',
  action: 'Back to the start',
} as const;

export interface NotFoundProps extends Omit<ComponentPropsWithoutRef<'section'>, 'title'> {
  /** The page's heading. @default '404 - Page Not Found' */
  title?: ReactNode;
  /** Text below the title. @default the address leads nowhere, of the messages */
  description?: ReactNode;
  /** An action; null for none. @default a link to the start */
  action?: ReactNode;
  /** The drawing above the title. @default a constellation with a missing star */
  drawing?: ReactNode;
}

/** The page for unknown addresses. */
export const NotFound = forwardRef<HTMLElement, NotFoundProps>(function NotFound(
  { title, description, action, drawing = <MissingStar />, ...rest },
  ref,
) {
  const messages = useMessages('NotFound', notFoundMessages);
  const start = useRoutes().start();
  const onwards =
    action === undefined && start ? <ButtonLink href={start}>{messages.action}</ButtonLink> : action;
  return (
    <Root ref={ref} data-soc="NotFound" {...rest}>
      {drawing}
      <h1 data-part>{title ?? messages.title}</h1>
      <p data-part>{description ?? messages.description}</p>
      {onwards && <div data-part="action">{onwards}</div>}
    </Root>
  );
});
NotFound.displayName = 'NotFound';
