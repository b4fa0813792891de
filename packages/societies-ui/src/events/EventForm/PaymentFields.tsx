import { useContext } from 'react';
import { useWatch } from 'react-hook-form';
import { paymentLimits, readNumber, urlLimits } from 'societies-contract';
import { NumberField } from '../../base/NumberField/NumberField.tsx';
import { TextArea } from '../../base/TextArea/TextArea.tsx';
import { TextField } from '../../base/TextField/TextField.tsx';
import { SocietiesContext } from '../../host/SocietiesContext.ts';
import { useMessages } from '../../host/useMessages.ts';
import type { EventFormState } from './eventFields.ts';
import type { Payment } from './payment.ts';
import { Fields } from './PaymentFields.styles.ts';

export const paymentFieldsMessages = {
  legend: 'Payment',
  instructions: 'How to pay',
  instructionsHint: 'How to pay, and whom. Leave empty if you do not keep track of payments.',
  url: 'Where to pay',
  urlHint: 'A page where people can pay.',
  within: 'Pay within',
  hours: 'hours',
  withinHint:
    'A place that is not paid by then goes to the waiting list, after a warning. Leave empty to keep every place.',
  later: 'For people who have a place already, the hours begin when you save.',
  kept: 'People who have paid keep the old price. Everybody else pays the new one.',
} as const;

interface PaymentFieldsProps {
  /** The form that holds them. */
  form: EventFormState;
  /** What the event has cost so far, and how soon it was to be paid; undefined for a new one. */
  stored?: { price: number; pay_within_hours: number | null };
}

/** How an event is paid; shown once it costs something. */
export function PaymentFields({ form, stored }: PaymentFieldsProps) {
  const messages = useMessages('PaymentFields', paymentFieldsMessages);
  const { locale } = useContext(SocietiesContext);
  const [written, hours] = useWatch({ control: form.control, name: ['price', 'pay_within_hours'] });
  const price = readNumber(written, 'money', locale?.code);
  if (price === undefined || price === 0) return null;
  const field = (name: keyof Payment) => ({
    ...form.register(name),
    error: form.getFieldState(name, form.formState).error?.message,
  });
  const changed = stored !== undefined && stored.price > 0 && price !== stored.price;
  const begins = stored?.pay_within_hours === null && hours.trim() !== '';
  return (
    <Fields>
      <legend data-part>{messages.legend}</legend>
      {changed && <p data-part="note">{messages.kept}</p>}
      <TextArea
        label={messages.instructions}
        hint={messages.instructionsHint}
        maxLength={paymentLimits.instructionsMax}
        rows={3}
        {...field('pay_instructions')}
      />
      <TextField
        type="url"
        label={messages.url}
        hint={messages.urlHint}
        maxLength={urlLimits.max}
        placeholder="https://"
        {...field('pay_url')}
      />
      <NumberField
        label={messages.within}
        suffix={messages.hours}
        hint={begins ? messages.later : messages.withinHint}
        min={paymentLimits.hoursMin}
        max={paymentLimits.hoursMax}
        step={1}
        {...field('pay_within_hours')}
      />
    </Fields>
  );
}
PaymentFields.displayName = 'PaymentFields';
