import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { Button } from '../../base/Button/Button.tsx';
import { WifiOff } from '../../base/Icon/icons.ts';
import { useDates } from '../../host/useDates.ts';
import { useMessages } from '../../host/useMessages.ts';
import { Root } from './OfflineNote.styles.ts';

export const offlineNoteMessages = {
  offline: 'You are offline',
  unreachable: 'The server does not answer',
  since: (moment: string) => `What you see is from ${moment}.`,
  old: 'What you see may be out of date.',
  changes: 'Signing up, joining and saving need a network.',
  retry: 'Try again',
} as const;

export interface OfflineNoteProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Whether the device has no network; false says that the server does not answer. @default true */
  offline?: boolean;
  /** When what the page shows was read from the server: the oldest of it. Omitted if unknown. */
  since?: Date | string;
  /** Reads the page anew. Omitted offers no button. */
  onRetry?: () => void;
  /** Whether the page is being read anew. */
  retrying?: boolean;
}

/** Says above a page that it shows what the device has, from when that is, and what does not work meanwhile. */
export const OfflineNote = forwardRef<HTMLDivElement, OfflineNoteProps>(function OfflineNote(
  { offline = true, since, onRetry, retrying = false, ...rest },
  ref,
) {
  const messages = useMessages('OfflineNote', offlineNoteMessages);
  const dates = useDates();
  return (
    <Root ref={ref} data-soc="OfflineNote" {...rest}>
      <WifiOff aria-hidden="true" />
      <div data-part="words" role="status">
        <p data-part="title">{offline ? messages.offline : messages.unreachable}</p>
        <p data-part="since">
          {since === undefined ? messages.old : messages.since(`${dates.day(since)}, ${dates.time(since)}`)}
        </p>
        <p data-part="changes">{messages.changes}</p>
      </div>
      {onRetry && (
        <Button variant="quiet" onClick={onRetry} loading={retrying}>
          {messages.retry}
        </Button>
      )}
    </Root>
  );
});
OfflineNote.displayName = 'OfflineNote';
