import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { Button } from '../../base/Button/Button.tsx';
import { useMessages } from '../../host/useMessages.ts';
import { Root } from './HostInvitation.styles.ts';

export const hostInvitationMessages = {
  invitation: (society: string, event: string) => `${society} is invited to co-host ${event}.`,
  accept: 'Accept',
  decline: 'Decline',
} as const;

export interface HostInvitationProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The invited society's name. */
  society: string;
  /** The event's name. */
  event: string;
  /** Says yes for the society. */
  onAccept: () => void;
  /** Says no for it. */
  onDecline: () => void;
  /** Whether the answer is pending; disables both buttons. */
  pending?: boolean;
}

/** Asks whether a society wants to co-host another one's event. */
export const HostInvitation = forwardRef<HTMLDivElement, HostInvitationProps>(function HostInvitation(
  { society, event, onAccept, onDecline, pending = false, ...rest },
  ref,
) {
  const messages = useMessages('HostInvitation', hostInvitationMessages);
  return (
    <Root ref={ref} data-soc="HostInvitation" role="note" {...rest}>
      <p data-part>{messages.invitation(society, event)}</p>
      <div data-part="answers">
        <Button size="small" loading={pending} onClick={onAccept}>
          {messages.accept}
        </Button>
        <Button size="small" variant="quiet" disabled={pending} onClick={onDecline}>
          {messages.decline}
        </Button>
      </div>
    </Root>
  );
});
HostInvitation.displayName = 'HostInvitation';
