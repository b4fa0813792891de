import { forwardRef, useContext, useMemo, useState } from 'react';
import {
  durationOf,
  accountValidation,
  contentValidation,
  eventLineNames,
  eventLines,
  type ClashTime,
} from 'societies-contract';
import { eventSchema } from 'societies-contract/forms';
import { ConfirmDialog } from '../../base/ConfirmDialog/ConfirmDialog.tsx';
import { DateField } from '../../base/DateField/DateField.tsx';
import { NumberField } from '../../base/NumberField/NumberField.tsx';
import { Switch } from '../../base/Switch/Switch.tsx';
import { TextArea } from '../../base/TextArea/TextArea.tsx';
import { TextField } from '../../base/TextField/TextField.tsx';
import { TimeField } from '../../base/TimeField/TimeField.tsx';
import { usePending } from '../../base/usePending.ts';
import { whileOpen } from '../../base/whileOpen.tsx';
import { ImageField } from '../../images/ImageField/ImageField.tsx';
import { SocietiesContext } from '../../host/SocietiesContext.ts';
import { useFormRules } from '../../host/useFormRules.ts';
import { useMessages } from '../../host/useMessages.ts';
import { useNumbers } from '../../host/useNumbers.ts';
import type { ContentFormProps } from '../../content/FormModal/contentForm.ts';
import { FormModal } from '../../content/FormModal/FormModal.tsx';
import { useVersionedForm } from '../../content/FormModal/useVersionedForm.ts';
import { ClashNotice, type NoticedClash } from './ClashNotice.tsx';
import { instantOf } from './clock.ts';
import {
  fieldsOf,
  linesOf,
  questionErrorsIn,
  shownErrors,
  type EventDraft,
  type CheckedEvent,
  type SentErrors,
  type StoredEvent,
  type WrittenEvent,
} from './eventFields.ts';
import { paymentSent } from './payment.ts';
import { PaymentFields, paymentFieldsMessages } from './PaymentFields.tsx';
import { registrationSent, type Registration } from './registration.ts';
import { repeatSent } from './repetition.ts';
import { eventLinesMessages } from '../EventLines/EventLines.tsx';
import { SeriesFields, seriesFieldsMessages } from './SeriesFields.tsx';
import { RegistrationFields, registrationFieldsMessages } from './RegistrationFields.tsx';
import { questionsFieldMessages } from './QuestionsField.tsx';

export const eventFormMessages = {
  createTitle: 'Create event',
  editTitle: 'Edit event',
  name: 'Name',
  description: 'Description',
  date: 'Date',
  time: 'Time',
  duration: 'Duration',
  hours: 'hours',
  venue: 'Venue',
  maxParticipants: 'Max participants',
  price: 'Price',
  priceHint: '0 is free.',
  image: 'Image',
  active: 'Open for registration',
  create: 'Create event',
  save: 'Save changes',
  pastTitle: 'This date has passed',
  pastDescription: 'Nobody can register for an event in the past. Save it anyway?',
  savePast: 'Save anyway',
  changeDate: 'Change the date',
  ...accountValidation.any,
  ...contentValidation.event,
} as const;

export interface EventFormProps extends ContentFormProps<StoredEvent, EventDraft, SentErrors> {
  /** The event to edit; without it a new one is created. */
  event?: StoredEvent;
  /** Initial values of a new event, except for dates, to duplicate an event. */
  template?: StoredEvent;
  /** Clashing events to warn of: the society's own first, then others by the number of shared members. */
  clashes?: readonly NoticedClash[];
  /** Called with the time as it is entered, null while incomplete, so that the host can look for clashes. */
  onTimeChange?: (time: ClashTime | null) => void;
  /** The price of the society's last event: ten times as much is asked about. @default the price of `event` or `template` */
  usualPrice?: number;
  /** The current time. A date in the past must be confirmed. */
  now?: Date;
}

const OpenForm = forwardRef<HTMLDialogElement, Omit<EventFormProps, 'open'>>(function OpenForm(
  {
    event,
    template,
    usualPrice = (event ?? template)?.price,
    clashes = [],
    onTimeChange,
    conflict,
    now,
    onSubmit,
    fieldErrors,
    ...rest
  },
  ref,
) {
  const { timeZone, locale: { code: locale } = {} } = useContext(SocietiesContext);
  const messages = useMessages('EventForm', eventFormMessages);
  const rules = useFormRules();
  const { currencySign } = useNumbers();
  /** An event in the past, while its date is being confirmed. */
  const [doubtful, setDoubtful] = useState<EventDraft | null>(null);
  const { run, pending } = usePending(onSubmit);
  const check = (draft: EventDraft) => {
    const written = Date.parse(draft.datetime) !== Date.parse(event?.datetime ?? '');
    if (!now || !written || Date.parse(draft.datetime) >= now.getTime()) return onSubmit(draft);
    setDoubtful(draft);
  };
  const sendDoubtful = async () => {
    if (doubtful !== null) await run(doubtful).finally(() => setDoubtful(null));
  };
  const registration = useMessages('RegistrationFields', registrationFieldsMessages);
  const payment = useMessages('PaymentFields', paymentFieldsMessages);
  const series = useMessages('SeriesFields', seriesFieldsMessages);
  const inSeries = event?.series_id !== undefined && event.series_id !== null;
  const questionWords = useMessages('QuestionsField', questionsFieldMessages);
  const lines = useMessages('EventLines', eventLinesMessages);
  const { form, field, submission, notice } = useVersionedForm<WrittenEvent, CheckedEvent>({
    schema: useMemo(() => eventSchema(rules, messages, locale), [rules, messages, locale]),
    values: fieldsOf(event ?? template, timeZone, locale, event === undefined),
    fieldErrors: useMemo(() => fieldErrors && shownErrors(fieldErrors), [fieldErrors]),
    version: event?.version,
    current: conflict && { values: fieldsOf(conflict, timeZone, locale), version: conflict.version },
    labels: {
      ...messages,
      ...lines,
      max_participants: messages.maxParticipants,
      is_active: messages.active,
      opens_date: registration.opens,
      opens_time: registration.opensAt,
      closes_date: registration.closes,
      closes_time: registration.closesAt,
      cancel_date: registration.cancel,
      cancel_time: registration.cancelAt,
      waiting_list: registration.waitingList,
      members_only: registration.membersOnly,
      link: registration.link,
      questions: questionWords.legend,
      pay_instructions: payment.instructions,
      pay_url: payment.url,
      pay_within_hours: payment.within,
      repeat_every: series.repeats,
      repeat_until: series.until,
    },
    wordsFor: (name, value) =>
      name === 'questions'
        ? (value as Registration['questions']).map(({ label }) => label).join(', ')
        : undefined,
    onSubmit: (values, version) => {
      const { name, description, venue, max_participants, price, is_active, image } = values;
      return check({
        ...{ name, description, venue, max_participants, price, is_active, image, version },
        ...linesOf(values),
        datetime: instantOf(values, timeZone),
        duration: durationOf(values.duration),
        ...registrationSent(values, timeZone),
        payment: paymentSent(values),
        ...(!event && values.repeat_every !== '' && { repeat: repeatSent(values) }),
        ...(values.following && { following: true }),
      });
    },
  });
  return (
    <>
      <FormModal
        ref={ref}
        data-soc="EventForm"
        open
        title={event ? messages.editTitle : messages.createTitle}
        submitLabel={event ? messages.save : messages.create}
        {...submission}
        {...rest}
      >
        <TextField label={messages.name} limit={rules.event.nameMax} autoComplete="off" {...field('name')} />
        <TextArea
          label={messages.description}
          maxLength={rules.event.descriptionMax}
          rows={4}
          {...field('description')}
        />
        <div data-part="row">
          <DateField label={messages.date} {...field('date')} />
          <TimeField label={messages.time} {...field('time')} />
        </div>
        <ClashNotice form={form} clashes={clashes} onTimeChange={onTimeChange} />
        <TextField label={messages.venue} maxLength={rules.event.venueMax} {...field('venue')} />
        {eventLineNames.map((line) => (
          <TextField key={line} label={lines[line]} maxLength={eventLines[line]} {...field(line)} />
        ))}
        <div data-part="row" data-count="3">
          <NumberField
            label={messages.duration}
            suffix={messages.hours}
            kind="hours"
            min={rules.event.durationMinHours}
            max={rules.event.durationMaxHours}
            step={rules.event.durationStepHours}
            {...field('duration')}
          />
          <NumberField
            label={messages.maxParticipants}
            min={rules.event.participantsMin}
            max={rules.event.participantsMax}
            step={1}
            {...field('max_participants')}
          />
          <NumberField
            label={messages.price}
            {...currencySign}
            hint={messages.priceHint}
            kind="money"
            usual={usualPrice}
            min={rules.event.priceMin}
            max={rules.event.priceMax}
            step="any"
            {...field('price')}
          />
        </div>
        <PaymentFields
          form={form}
          stored={event && { price: event.price, pay_within_hours: event.payment?.pay_within_hours ?? null }}
        />
        {(!event || inSeries) && <SeriesFields form={form} kind={event ? 'one of several' : 'new'} />}
        <ImageField label={messages.image} optional {...field('image')} />
        <Switch label={messages.active} {...form.register('is_active')} />
        <RegistrationFields form={form} questionErrors={questionErrorsIn(fieldErrors)} />
        {notice}
      </FormModal>
      <ConfirmDialog
        open={doubtful !== null}
        onClose={() => {
          setDoubtful(null);
          form.setFocus('date');
        }}
        onConfirm={() => void sendDoubtful()}
        pending={pending !== null}
        title={messages.pastTitle}
        description={messages.pastDescription}
        confirmLabel={messages.savePast}
        cancelLabel={messages.changeDate}
      />
    </>
  );
});

/** Creates or edits an event. Asks before discarding unsaved input. */
export const EventForm = whileOpen<EventFormProps>(OpenForm);
EventForm.displayName = 'EventForm';
