import { useState } from 'react';
import { Button, Modal, useMessages, type Widened } from 'societies-ui';
import type { SocietyEvent } from 'societies-contract';
import { QrCode } from 'societies-ui/door';
import { PaymentNote } from 'societies-ui/event';

const ticketMessages = {
  show: 'Show my code',
  title: 'Your code for the door',
  label: (event: string) => `Code for ${event}`,
} as const;

declare global {
  interface SocietiesMessages {
    AppTicket: Widened<typeof ticketMessages>;
  }
}

export interface TicketProps {
  /** Shown as a QR code. */
  code: string;
  /** The event's name. */
  name: string;
}

export interface TicketModalProps extends TicketProps {
  /** The event, where the ticket stands without its page, which says how to pay. */
  paying?: Pick<SocietyEvent, 'price' | 'payment' | 'place'>;
  onClose: () => void;
}

/** The user's ticket, large enough for a camera. */
export function TicketModal({ code, name, paying, onClose }: TicketModalProps) {
  const messages = useMessages('AppTicket', ticketMessages);
  return (
    <Modal open onClose={onClose} title={messages.title} description={name}>
      <QrCode value={code} label={messages.label(name)} />
      {paying?.place && <PaymentNote price={paying.price} payment={paying.payment} place={paying.place} />}
    </Modal>
  );
}

/** The button that shows the ticket. */
export default function Ticket({ code, name }: TicketProps) {
  const messages = useMessages('AppTicket', ticketMessages);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button fullWidth onClick={() => setOpen(true)}>
        {messages.show}
      </Button>
      {open && <TicketModal code={code} name={name} onClose={() => setOpen(false)} />}
    </>
  );
}
