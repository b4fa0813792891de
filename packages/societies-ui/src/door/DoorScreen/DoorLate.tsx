import type { MouseEvent } from 'react';
import { Button } from '../../base/Button/Button.tsx';
import { useDates } from '../../host/useDates.ts';
import { useMessages } from '../../host/useMessages.ts';
import type { LateOutcome } from '../door.ts';
import { doorResultMessages } from './DoorResult.tsx';
import { Late } from './DoorScreen.styles.ts';

export const doorLateMessages = {
  label: 'Scans that did not count',
  title: (count: number) => (count === 1 ? '1 scan did not count' : `${count} scans did not count`),
  seen: 'Seen',
} as const;

interface DoorLateProps {
  outcomes: readonly LateOutcome[];
  onSeen: ((press: MouseEvent) => void) | undefined;
}

/** Lists check-ins made offline that turned out not to count, for guests no longer on the screen. */
export function DoorLate({ outcomes, onSeen }: DoorLateProps) {
  const messages = useMessages('DoorLate', doorLateMessages);
  const results = useMessages('DoorResult', doorResultMessages);
  const dates = useDates();
  const why = (outcome: LateOutcome) =>
    outcome.kind === 'again' ? results.again(dates.time(outcome.at), outcome.by) : results[outcome.kind];
  return (
    // Rendered while empty too, so that screen readers announce changes.
    <div role="log" aria-label={messages.label}>
      {outcomes.length > 0 && (
        <Late data-part="late">
          <div data-part="head">
            <strong data-part>{messages.title(outcomes.length)}</strong>
            {onSeen && (
              <Button variant="quiet" size="small" onClick={onSeen}>
                {messages.seen}
              </Button>
            )}
          </div>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by the keyboard, so it has to be reached by it */}
          <div role="group" aria-label={messages.label} tabIndex={0}>
            <ul data-part>
              {outcomes.map((outcome) => (
                <li data-part key={outcome.id}>
                  <strong data-part>{outcome.name}</strong> <span>{why(outcome)}</span>
                </li>
              ))}
            </ul>
          </div>
        </Late>
      )}
    </div>
  );
}
