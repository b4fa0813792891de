import { forwardRef, useContext, useMemo, useState } from 'react';
import {
  durationOf,
  hoursOf,
  eventLimits,
  accountValidation,
  contentValidation,
  type SocietyEvent,
  type EventBody,
} from 'societies-contract';
import { eventSchema, type EventValues } from 'societies-contract/forms';
import { ConfirmDialog } from '../../base/ConfirmDialog/ConfirmDialog.tsx';
import { DateField } from '../../base/DateField/DateField.tsx';
import { NumberField } from '../../base/NumberField/NumberField.tsx';
import { Switch } from '../../base/Switch/Switch.tsx';
import { TextArea } from '../../base/TextArea/TextArea.tsx';
import { TextField } from '../../base/TextField/TextField.tsx';
import { TimeField } from '../../base/TimeField/TimeField.tsx';
import { FormImage } from '../../images/ImageField/FormImage.tsx';
import { SocietiesContext } from '../../host/SocietiesContext.ts';
import { useFormRules } from '../../host/useFormRules.ts';
import { useMessages } from '../../host/useMessages.ts';
import { useNumbers } from '../../host/useNumbers.ts';
import type { FieldErrors } from '../../content/FormModal/fieldErrors.ts';
import { FormModal, type FormModalProps } from '../../content/FormModal/FormModal.tsx';
import { useVersionedForm } from '../../content/FormModal/useVersionedForm.ts';
import { clockOf, instantOf } from './clock.ts';

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
  pastDescription: 'Nobody can register for an event that is over. Save it all the same?',
  savePast: 'Save anyway',
  changeDate: 'Change the date',
  ...accountValidation.any,
  ...contentValidation.event,
} as const;

/** What the form hands over: an event as the server takes it, its picture as a new file, a stored address or none. */
export type EventDraft = Omit<EventBody, 'image' | 'society'> & { image: File | string | null };

export interface EventFormProps extends Pick<
  FormModalProps,
  'open' | 'onClose' | 'onDirtyChange' | 'className' | 'style'
> {
  /** The event to change; without it a new one is made. */
  event?: SocietyEvent;
  /** What time it is. A date that was written and lies before it is asked about before it is handed over. */
  now?: Date;
  /** Gets the checked event. While its promise is pending the button shows that it works and cannot be pressed again. */
  onSubmit: (draft: EventDraft) => void | Promise<unknown>;
  /** The event as it is now, when somebody else saved it while this form was open: the form says what differs, and asks. */
  conflict?: SocietyEvent;
  /** What the server says about single fields. */
  fieldErrors?: FieldErrors<EventBody>;
}

/** What the schema lets pass as it is. */
type Unchecked = Pick<EventDraft, 'is_active' | 'image'>;

/** What the fields hold while they are written: a number that is not there yet is the empty string. */
type Written = Unchecked &
  Omit<EventValues, 'duration' | 'max_participants' | 'price'> & {
    duration: number | '';
    max_participants: number | '';
    price: number | '';
  };

/** The fields of an event, date and time as clocks show them in a time zone. */
function fieldsOf(event: SocietyEvent | undefined, timeZone: string | undefined): Written {
  if (!event) {
    return {
      name: '',
      description: '',
      date: '',
      time: '',
      venue: '',
      duration: hoursOf(eventLimits.defaultDuration),
      max_participants: eventLimits.defaultMaxParticipants,
      price: eventLimits.priceMin,
      is_active: true,
      image: null,
    };
  }
  return {
    name: event.name,
    description: event.description,
    ...clockOf(event.datetime, timeZone),
    venue: event.venue,
    duration: hoursOf(event.duration),
    max_participants: event.max_participants,
    price: event.price,
    is_active: event.is_active,
    image: event.image,
  };
}

const OpenForm = forwardRef<HTMLDialogElement, Omit<EventFormProps, 'open'>>(function OpenForm(
  { event, conflict, now, onSubmit, fieldErrors, ...rest },
  ref,
) {
  const { timeZone } = useContext(SocietiesContext);
  const messages = useMessages('EventForm', eventFormMessages);
  const rules = useFormRules();
  const { currencySign } = useNumbers();
  /** An event whose date has passed, until it is said what is to be done with it. */
  const [doubtful, setDoubtful] = useState<EventDraft | null>(null);
  const [sending, setSending] = useState(false);
  const check = (draft: EventDraft) => {
    const written = Date.parse(draft.datetime) !== Date.parse(event?.datetime ?? '');
    if (!now || !written || Date.parse(draft.datetime) >= now.getTime()) return onSubmit(draft);
    setDoubtful(draft);
  };
  const sendDoubtful = async () => {
    if (doubtful === null) return;
    setSending(true);
    try {
      await onSubmit(doubtful);
    } finally {
      setSending(false);
      setDoubtful(null);
    }
  };
  const { form, field, submission, notice } = useVersionedForm<Written, EventValues & Unchecked>({
    schema: useMemo(() => eventSchema(rules, messages), [rules, messages]),
    values: fieldsOf(event, timeZone),
    fieldErrors: useMemo(
      () => fieldErrors && { ...fieldErrors, date: fieldErrors.datetime, time: fieldErrors.datetime },
      [fieldErrors],
    ),
    version: event?.version,
    current: conflict && { values: fieldsOf(conflict, timeZone), version: conflict.version },
    labels: { ...messages, max_participants: messages.maxParticipants, is_active: messages.active },
    onSubmit: ({ date, time, duration, ...values }, version) =>
      check({
        ...values,
        version,
        datetime: instantOf({ date, time }, timeZone),
        duration: durationOf(duration),
      }),
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
        <TextField
          label={messages.name}
          limit={rules.event.nameMax}
          autoComplete="off"
          data-autofocus=""
          {...field('name')}
        />
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
        <TextField label={messages.venue} maxLength={rules.event.venueMax} {...field('venue')} />
        <div data-part="row" data-count="3">
          <NumberField
            label={messages.duration}
            suffix={messages.hours}
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
            min={rules.event.priceMin}
            max={rules.event.priceMax}
            step="any"
            {...field('price')}
          />
        </div>
        <FormImage form={form} name="image" label={messages.image} />
        <Switch label={messages.active} {...form.register('is_active')} />
        {notice}
      </FormModal>
      <ConfirmDialog
        open={doubtful !== null}
        onClose={() => {
          setDoubtful(null);
          form.setFocus('date');
        }}
        onConfirm={() => void sendDoubtful()}
        pending={sending}
        title={messages.pastTitle}
        description={messages.pastDescription}
        confirmLabel={messages.savePast}
        cancelLabel={messages.changeDate}
      />
    </>
  );
});

/** Makes an event, or changes one. It asks before throwing away what was written. */
export const EventForm = forwardRef<HTMLDialogElement, EventFormProps>(function EventForm(
  { open, ...rest },
  ref,
) {
  return open ? <OpenForm ref={ref} {...rest} /> : null;
});
EventForm.displayName = 'EventForm';
