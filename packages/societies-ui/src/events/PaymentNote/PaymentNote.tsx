import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import type { EventPayment, EventPlace } from 'societies-contract';
import { ButtonLink } from '../../base/Button/Button.tsx';
import { Check, ExternalLink } from '../../base/Icon/icons.ts';
import { useDates } from '../../host/useDates.ts';
import { useMessages } from '../../host/useMessages.ts';
import { useNumbers } from '../../host/useNumbers.ts';
import { LinkedText } from '../EventDetails/LinkedText.tsx';
import { Root } from './PaymentNote.styles.ts';

export const paymentNoteMessages = {
  paid: 'Paid',
  pay: (amount: string) => `Pay ${amount}`,
  payBy: (amount: string, moment: string) => `Pay ${amount} by ${moment}`,
  open: 'Go to the payment page',
  noted: 'When you have paid, the organisers note it here.',
  notedInTime:
    'When you have paid, the organisers note it here. If they have not by then, your place goes to somebody else.',
} as const;

export interface PaymentNoteProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** What the event costs, in pounds. */
  price: number;
  /** How it is paid. Null says nothing but that somebody has paid. */
  payment: EventPayment | null | undefined;
  /** The reader's place: whether it is paid, and until when it is kept without. */
  place: Pick<EventPlace, 'paid' | 'pay_until'>;
}

/** What somebody with a place has to do to pay for it, or that they have. Empty where there is nothing to pay. */
export const PaymentNote = forwardRef<HTMLDivElement, PaymentNoteProps>(function PaymentNote(
  { price, payment, place, ...rest },
  ref,
) {
  const messages = useMessages('PaymentNote', paymentNoteMessages);
  const dates = useDates();
  const { amount } = useNumbers();
  const { paid = false, pay_until: until = null } = place;
  if (paid)
    return (
      <Root ref={ref} data-soc="PaymentNote" data-state="paid" {...rest}>
        <p data-part="state">
          <Check aria-hidden="true" />
          <span>{messages.paid}</span>
        </p>
      </Root>
    );
  if (!payment || price === 0) return null;
  return (
    <Root ref={ref} data-soc="PaymentNote" data-state="unpaid" {...rest}>
      <p data-part="state">
        {until === null
          ? messages.pay(amount(price))
          : messages.payBy(amount(price), `${dates.day(until)}, ${dates.time(until)}`)}
      </p>
      <p data-part="instructions">
        <LinkedText>{payment.instructions}</LinkedText>
      </p>
      {payment.url !== null && (
        <ButtonLink
          href={payment.url}
          variant="soft"
          rel="noopener noreferrer"
          target="_blank"
          iconAfter={<ExternalLink aria-hidden="true" />}
        >
          {messages.open}
        </ButtonLink>
      )}
      <p data-part="hint">{until === null ? messages.noted : messages.notedInTime}</p>
    </Root>
  );
});
PaymentNote.displayName = 'PaymentNote';
