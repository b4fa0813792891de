import { useState } from 'react';
import { ConfirmDialog, ThemeScope, useToast, type ThemeColors } from 'societies-ui';
import { EventDetails, type DetailedEvent } from 'societies-ui/event';

interface EventPageProps {
  event: DetailedEvent;
  /** The colours of the society that holds it. */
  theme: ThemeColors;
  now: Date;
  /** Stores that the reader comes, or does not come. */
  register: (comes: boolean) => Promise<void>;
}

/** One event: what, when and where, with one action, which asks before it gives a place away. */
export const EventPage = ({ event, theme, now, register }: EventPageProps) => {
  const [asking, setAsking] = useState(false);
  const [pending, setPending] = useState(false);
  const toast = useToast();

  const store = async (comes: boolean) => {
    setPending(true);
    try {
      await register(comes);
      toast.success(comes ? `Successfully registered to ${event.name}` : 'You have given your place away');
      setAsking(false);
    } catch {
      toast.danger('That did not work. Please try again.');
    } finally {
      setPending(false);
    }
  };

  return (
    <ThemeScope theme={theme}>
      <EventDetails
        event={event}
        theme={theme}
        now={now}
        pending={pending}
        onRegister={() => void store(true)}
        onWithdraw={() => setAsking(true)}
      />
      <ConfirmDialog
        open={asking}
        title="Cancel registration"
        description={`Give your place at ${event.name} away?`}
        confirmLabel="Give it away"
        onConfirm={() => store(false)}
        onClose={() => setAsking(false)}
      />
    </ThemeScope>
  );
};
