import { writeNumber, type EventPayment, type SocietyEvent } from 'societies-contract';

/** The form's fields about payment, as they are written. */
export interface Payment {
  pay_instructions: string;
  pay_url: string;
  pay_within_hours: string;
}

/** Converts how an event is paid to fields, in a language. */
export const paymentOf = (
  event: Pick<SocietyEvent, 'payment'> | undefined,
  locale: string | undefined,
): Payment => {
  const hours = event?.payment?.pay_within_hours ?? null;
  return {
    pay_instructions: event?.payment?.instructions ?? '',
    pay_url: event?.payment?.url ?? '',
    pay_within_hours: hours === null ? '' : writeNumber(hours, 'count', locale),
  };
};

/** Converts checked fields to what is stored: nothing where it costs nothing, or nobody says how to pay. */
export function paymentSent({
  price,
  pay_instructions,
  pay_url,
  pay_within_hours,
}: {
  price: number;
  pay_instructions?: string;
  pay_url?: string;
  pay_within_hours?: number | null;
}): EventPayment | null {
  if (price === 0 || !pay_instructions) return null;
  return { instructions: pay_instructions, url: pay_url || null, pay_within_hours: pay_within_hours ?? null };
}
