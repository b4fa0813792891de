import type { MouseEvent } from 'react';
import { Button } from '../../base/Button/Button.tsx';
import { useDates } from '../../host/useDates.ts';
import { useMessages } from '../../host/useMessages.ts';
import { fullName } from 'societies-contract';
import type { DoorGuest } from '../door.ts';
import { DoorPaid, usePaidWords, type DoorPayments } from './DoorPaid.tsx';
import { Matches } from './DoorScreen.styles.ts';

export const doorMatchesMessages = {
  matches: 'People found',
  nobody: 'Nobody on the list has this name or ID.',
  admit: (name: string) => `Let in ${name}`,
  letIn: 'Let in',
  inSince: (time: string) => `In since ${time}`,
  waiting: 'On the waiting list',
} as const;

interface DoorMatchesProps extends DoorPayments {
  guests: readonly DoorGuest[];
  /** Whether enough was typed for a search. */
  searched: boolean;
  onAdmit: (guest: DoorGuest, press: MouseEvent) => void;
}

/** Guests that match the search, with buttons to check them in. */
export function DoorMatches({ guests, searched, onAdmit, ...payments }: DoorMatchesProps) {
  const messages = useMessages('DoorMatches', doorMatchesMessages);
  const dates = useDates();
  const paidWords = usePaidWords(payments);
  if (!searched) return null;
  return (
    <Matches data-part="matches" aria-label={messages.matches}>
      {guests.length === 0 && (
        <li data-part role="status">
          {messages.nobody}
        </li>
      )}
      {guests.map((guest) => (
        <li data-part key={guest.university_id}>
          <span data-part="words">
            <strong data-part>{fullName(guest)}</strong>
            <span>{[guest.university_id, paidWords(guest)].filter(Boolean).join(' · ')}</span>
          </span>
          <DoorPaid guest={guest} {...payments} />
          {guest.checked_in_at !== null ? (
            <span>{messages.inSince(dates.time(guest.checked_in_at))}</span>
          ) : guest.status === 'waiting' ? (
            <span>{messages.waiting}</span>
          ) : (
            <Button aria-label={messages.admit(fullName(guest))} onClick={(press) => onAdmit(guest, press)}>
              {messages.letIn}
            </Button>
          )}
        </li>
      ))}
    </Matches>
  );
}
