import { useState } from 'react';
import { PushQuestion } from 'societies-ui/notices';
import { useBookings } from '../api/events.ts';
import { declinePush, isPushDeclined, useKeptPush } from '../api/push.ts';
import { useTurnPush } from '../preferences/useTurnPush.ts';

/** Keeps push on where it is, and asks about it after a registration until it was answered on this device. */
export default function Push() {
  useKeptPush();
  const { push, turn } = useTurnPush();
  const bookings = useBookings();
  const [answered, setAnswered] = useState(0);
  return (
    <PushQuestion
      open={push === 'off' && bookings > answered && !isPushDeclined()}
      onAccept={() => {
        setAnswered(bookings);
        turn(true);
      }}
      onDecline={() => {
        setAnswered(bookings);
        declinePush();
      }}
    />
  );
}
