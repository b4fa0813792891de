import { useState } from 'react';
import { Button, Modal, useMessages, type Widened } from 'societies-ui';
import { QrCode } from 'societies-ui/door';

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

/** The user's ticket, large enough for a camera. */
export function TicketModal({ code, name, onClose }: TicketProps & { onClose: () => void }) {
  const messages = useMessages('AppTicket', ticketMessages);
  return (
    <Modal open onClose={onClose} title={messages.title} description={name}>
      <QrCode value={code} label={messages.label(name)} />
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
