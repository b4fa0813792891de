import { forwardRef, type ReactNode } from 'react';
import { Button } from '../../base/Button/Button.tsx';
import type { CardProps } from '../../base/Card/Card.tsx';
import { usePending } from '../../base/usePending.ts';
import { useDates } from '../../host/useDates.ts';
import { useMessages } from '../../host/useMessages.ts';
import { Root } from './ComingTerm.styles.ts';

export const comingTermMessages = {
  asked: (role: string) => `You are named as the next ${role}`,
  askedHint: (day: string) =>
    `If you accept, the role passes to you on ${day}. Until then you can see the dashboard and the members.`,
  accepted: (role: string) => `You are the next ${role}`,
  acceptedHint: (day: string) =>
    `The role passes to you automatically on ${day}. Until then you can see the dashboard and the members, and ask questions on the handover page.`,
  accept: 'Accept',
  decline: 'Decline',
} as const;

export interface ComingTermProps extends Omit<CardProps, 'children'> {
  /** What the reader is named for. */
  coming: { term_id: number; role: { id: number; name: string }; from: string; accepted: boolean };
  /** Accepts. */
  onAccept: () => void | Promise<unknown>;
  /** Declines, before or after accepting. */
  onDecline: () => void | Promise<unknown>;
  /** Beside the answers, such as a link to the handover page. */
  action?: ReactNode;
}

/** Tells somebody that they are to come into a role, and takes the answer. */
export const ComingTerm = forwardRef<HTMLDivElement, ComingTermProps>(function ComingTerm(
  { coming, onAccept, onDecline, action, ...rest },
  ref,
) {
  const messages = useMessages('ComingTerm', comingTermMessages);
  const dates = useDates();
  const { run: accept, pending: accepting } = usePending(onAccept);
  const { run: decline, pending: declining } = usePending(onDecline);
  const { role, from, accepted } = coming;
  const day = dates.wholeDate(from);
  const title = accepted ? messages.accepted(role.name) : messages.asked(role.name);
  return (
    <Root ref={ref} as="section" padding="medium" data-soc="ComingTerm" aria-label={title} {...rest}>
      <div>
        <h2 data-part>{title}</h2>
        <p data-part>{accepted ? messages.acceptedHint(day) : messages.askedHint(day)}</p>
      </div>
      <div data-part="actions">
        {action}
        <Button variant="quiet" loading={declining !== null} onClick={() => void decline()}>
          {messages.decline}
        </Button>
        {!accepted && (
          <Button loading={accepting !== null} onClick={() => void accept()}>
            {messages.accept}
          </Button>
        )}
      </div>
    </Root>
  );
});
ComingTerm.displayName = 'ComingTerm';
