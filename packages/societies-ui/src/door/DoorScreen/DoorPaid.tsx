import type { ReactNode } from 'react';
import { fullName } from 'societies-contract';
import { Button } from '../../base/Button/Button.tsx';
import { Check } from '../../base/Icon/icons.ts';
import { useMessages } from '../../host/useMessages.ts';
import type { DoorGuest } from '../door.ts';

export const doorPaidMessages = {
  paid: 'Paid',
  unpaid: 'Not paid',
  paidOf: (name: string) => `Paid: ${name}`,
} as const;

/** What the door knows and does about payments. */
export interface DoorPayments {
  /** Whether the event costs something; otherwise nothing is said. */
  payable: boolean;
  /** Notes that a guest has paid, or that they have not; undefined while that cannot be done. */
  onPaid: ((guest: DoorGuest, paid: boolean) => void) | undefined;
  /** The university ID of whose payment is being noted. */
  marking: string | undefined;
}

/** Whether a guest has paid, in words; undefined where the event costs nothing, or they have no place. */
export function usePaidWords({ payable }: Pick<DoorPayments, 'payable'>) {
  const messages = useMessages('DoorPaid', doorPaidMessages);
  return ({ status, paid_at }: DoorGuest): string | undefined =>
    payable && status === 'going' ? (paid_at ? messages.paid : messages.unpaid) : undefined;
}

/** The button that notes a guest's payment, and takes it back. */
export function DoorPaid({
  guest,
  payable,
  onPaid,
  marking,
}: DoorPayments & { guest: DoorGuest }): ReactNode {
  const messages = useMessages('DoorPaid', doorPaidMessages);
  if (!payable || !onPaid || guest.status !== 'going') return null;
  const paid = Boolean(guest.paid_at);
  return (
    <Button
      variant="quiet"
      data-part="paid"
      icon={paid && <Check aria-hidden="true" />}
      aria-pressed={paid}
      aria-label={messages.paidOf(fullName(guest))}
      loading={marking === guest.university_id}
      onClick={() => onPaid(guest, !paid)}
    >
      {messages.paid}
    </Button>
  );
}
