import { useState } from 'react';
import { Button, Modal, useMessages, type Widened } from 'societies-ui';
import { QrCode } from 'societies-ui/door';

const ticketTexts = {
  show: 'Show my code',
  title: 'Your code for the door',
  label: (event: string) => `Code for ${event}`,
} as const;

declare global {
  interface SocietiesMessages {
    AppTicket: Widened<typeof ticketTexts>;
  }
}

export interface TicketProps {
  /** What the door reads. */
  code: string;
  /** What the event is called. */
  name: string;
}

/** What opens the door, large enough for a camera. */
export default function Ticket({ code, name }: TicketProps) {
  const texts = useMessages('AppTicket', ticketTexts);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button fullWidth onClick={() => setOpen(true)}>
        {texts.show}
      </Button>
      <Modal open={open} onClose={() => setOpen(false)} title={texts.title} description={name}>
        <QrCode value={code} label={texts.label(name)} />
      </Modal>
    </>
  );
}
