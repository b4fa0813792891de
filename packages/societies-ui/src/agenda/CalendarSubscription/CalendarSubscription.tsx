import { forwardRef, useState } from 'react';
import { Button, ButtonLink } from '../../base/Button/Button.tsx';
import { ConfirmDialog } from '../../base/ConfirmDialog/ConfirmDialog.tsx';
import { ErrorState } from '../../base/ErrorState/ErrorState.tsx';
import { Skeleton } from '../../base/Skeleton/Skeleton.tsx';
import { TextField } from '../../base/TextField/TextField.tsx';
import { useMessages } from '../../host/useMessages.ts';
import { CopyLink } from '../../posts/CopyLink/CopyLink.tsx';
import { Panel, type PanelProps } from '../../shell/Panel/Panel.tsx';
import { Body } from './CalendarSubscription.styles.ts';

export const calendarSubscriptionMessages = {
  title: 'Subscribe to my events',
  hint: 'Your calendar updates by itself when you register, and when an event moves or is cancelled.',
  address: 'Address of your calendar',
  secret: 'Anyone with this address can see your events. Keep it private.',
  google: 'Google Calendar',
  outlook: 'Outlook Calendar',
  apple: 'Apple Calendar',
  rotate: 'Make a new address',
  rotateTitle: 'Make a new address?',
  rotateHint:
    'The current address stops working at once. Calendars that use it will be empty or out of date until you subscribe them to the new one.',
} as const;

/** With this scheme calendar apps subscribe by themselves. */
const webcal = (url: string) => url.replace(/^https?:/, 'webcal:');

/** Subscription pages of common calendars. */
const subscribe = {
  google: (url: string) =>
    `https://calendar.google.com/calendar/render?${new URLSearchParams({ cid: webcal(url) })}`,
  outlook: (url: string) =>
    `https://outlook.office.com/calendar/0/addfromweb?${new URLSearchParams({ url, name: 'Constellation' })}`,
  apple: webcal,
} as const;

export interface CalendarSubscriptionProps extends Omit<
  PanelProps,
  'title' | 'hint' | 'action' | 'children'
> {
  /** The absolute address of the calendar feed; undefined while it loads. */
  url?: string;
  /** Replaces the address, after a confirmation. Omit it for public feeds, such as a society's. */
  onRotate?: () => void;
  /** Whether a new address is being created; disables the button. */
  pending?: boolean;
  /** Error message. */
  error?: string;
  /** Called to retry. Without it an error has no button. */
  onRetry?: () => void;
}

/** The address of a calendar feed, with links for common calendars, and a button to replace it if it has leaked. */
export const CalendarSubscription = forwardRef<HTMLDivElement, CalendarSubscriptionProps>(
  function CalendarSubscription({ url, onRotate, pending = false, error, onRetry, ...rest }, ref) {
    const messages = useMessages('CalendarSubscription', calendarSubscriptionMessages);
    const [asking, setAsking] = useState(false);
    const waiting = error ? (
      <ErrorState description={error} onRetry={onRetry} />
    ) : (
      <Skeleton variant="block" height={120} />
    );
    return (
      <Panel ref={ref} data-soc="CalendarSubscription" title={messages.title} hint={messages.hint} {...rest}>
        {url === undefined ? (
          waiting
        ) : (
          <Body>
            <TextField
              label={messages.address}
              hint={onRotate && messages.secret}
              readOnly
              value={url}
              onFocus={({ target }) => target.select()}
            />
            <div data-part="actions">
              <CopyLink address={url} />
              {(['google', 'outlook', 'apple'] as const).map((calendar) => (
                <ButtonLink
                  key={calendar}
                  variant="soft"
                  href={subscribe[calendar](url)}
                  {...(calendar !== 'apple' && { target: '_blank', rel: 'noopener noreferrer' })}
                >
                  {messages[calendar]}
                </ButtonLink>
              ))}
              {onRotate && (
                <Button
                  variant="bare"
                  aria-haspopup="dialog"
                  loading={pending}
                  onClick={() => setAsking(true)}
                >
                  {messages.rotate}
                </Button>
              )}
            </div>
          </Body>
        )}
        <ConfirmDialog
          open={asking}
          title={messages.rotateTitle}
          description={messages.rotateHint}
          confirmLabel={messages.rotate}
          tone="danger"
          onClose={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            onRotate?.();
          }}
        />
      </Panel>
    );
  },
);
CalendarSubscription.displayName = 'CalendarSubscription';
