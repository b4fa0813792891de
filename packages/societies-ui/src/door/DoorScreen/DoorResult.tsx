import type { MouseEvent } from 'react';
import { Button } from '../../base/Button/Button.tsx';
import { Check, TriangleAlert, X } from '../../base/Icon/icons.ts';
import { useDates } from '../../host/useDates.ts';
import { useMessages } from '../../host/useMessages.ts';
import { fullName } from 'societies-contract';
import type { DoorGuest, DoorOutcome } from '../door.ts';
import { DoorPaid, usePaidWords, type DoorPayments } from './DoorPaid.tsx';
import { Result } from './DoorScreen.styles.ts';

export const doorResultMessages = {
  in: (time: string, note?: string) => ['In', time, ...(note ? [note] : [])].join(' · '),
  again: (time: string, by?: string) => `Already in since ${time}${by ? `, let in by ${by}` : ''}`,
  waiting: 'On the waiting list, without a place',
  cancelled: 'The event is cancelled. Nobody is let in.',
  otherEvent: 'Another event',
  otherEventReason: 'This code is for a different event.',
  unknown: 'Not on the list',
  unknownReason: 'They have no place at this event.',
  invalid: 'Not a valid ticket',
  invalidReason: 'Ask for the code on the page of the event, or find them by name.',
  undo: 'Undo',
} as const;

const icons = {
  in: Check,
  again: TriangleAlert,
  waiting: TriangleAlert,
  cancelled: X,
  other_event: X,
  unknown: X,
  invalid: X,
};

interface DoorResultProps extends DoorPayments {
  outcome: DoorOutcome | undefined;
  /** The guest of the outcome as they are now. */
  guest: DoorGuest | undefined;
  onUndo: ((guest: DoorGuest, press: MouseEvent) => void) | undefined;
}

/** The result of the last scan, in words and a colour visible at arm's length. */
export function DoorResult({ outcome, guest, onUndo, ...payments }: DoorResultProps) {
  const messages = useMessages('DoorResult', doorResultMessages);
  const dates = useDates();
  const paidWords = usePaidWords(payments);
  const words = (): [headline: string, line: string] => {
    switch (outcome?.kind) {
      case 'in':
        return [fullName(outcome.guest), messages.in(dates.time(outcome.at), outcome.note)];
      case 'again':
        return [fullName(outcome.guest), messages.again(dates.time(outcome.at), outcome.by)];
      case 'waiting':
        return [fullName(outcome.guest), messages.waiting];
      case 'cancelled':
        return [fullName(outcome.guest), messages.cancelled];
      case 'other_event':
        return [messages.otherEvent, messages.otherEventReason];
      case 'invalid':
        return [messages.invalid, messages.invalidReason];
      default:
        return outcome?.guest
          ? [fullName(outcome.guest), messages.unknown]
          : [messages.unknown, messages.unknownReason];
    }
  };
  const [headline, line] = words();
  const paid = guest && paidWords(guest);
  const Icon = outcome && icons[outcome.kind];
  return (
    // Always rendered, because a live region that appears with its text is not announced.
    <div role="alert">
      {outcome && Icon && (
        <Result data-part="result" data-state={outcome.kind}>
          <span data-part="mark" aria-hidden="true">
            <Icon />
          </span>
          <span data-part="words">
            <strong data-part>{headline}</strong>
            <span>{paid === undefined ? line : `${line} · ${paid}`}</span>
          </span>
          {guest && <DoorPaid guest={guest} {...payments} />}
          {outcome.kind === 'in' && onUndo && (
            <Button variant="quiet" data-part="undo" onClick={(press) => onUndo(outcome.guest, press)}>
              {messages.undo}
            </Button>
          )}
        </Result>
      )}
    </div>
  );
}
