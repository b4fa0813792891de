import { yupResolver } from '@hookform/resolvers/yup';
import { forwardRef, useContext, useState } from 'react';
import { useForm, type Resolver } from 'react-hook-form';
import { durationOf, hoursOf, limits, type Event, type EventBody } from 'societies-contract';
import { eventForm, type EventValues } from 'societies-contract/forms';
import { DateField } from '../../base/DateField/DateField.tsx';
import { NumberField } from '../../base/NumberField/NumberField.tsx';
import { Switch } from '../../base/Switch/Switch.tsx';
import { TextArea } from '../../base/TextArea/TextArea.tsx';
import { TextField } from '../../base/TextField/TextField.tsx';
import { TimeField } from '../../base/TimeField/TimeField.tsx';
import { ImageField } from '../../images/ImageField/ImageField.tsx';
import { LocaleContext } from '../../messages/LocaleContext.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { FormModal, type FormModalProps } from '../../shell/FormModal/FormModal.tsx';
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
} as const;

/** What the form hands over: an event as the server takes it, its picture as a new file, a stored address or none. */
export type EventDraft = Omit<EventBody, 'image' | 'society'> & { image: File | string | null };

export interface EventFormProps extends Pick<FormModalProps, 'open' | 'onClose' | 'className' | 'style'> {
  /** The event to change; without it a new one is made. */
  event?: Event;
  /** Gets the checked event. While its promise is pending the button shows that it works and cannot be pressed again. */
  onSubmit: (draft: EventDraft) => void | Promise<unknown>;
  /** What the server says about single fields. */
  fieldErrors?: Partial<Record<keyof EventBody, string | readonly string[]>>;
}

type Draft = Omit<EventValues, 'duration' | 'max_participants' | 'price'> & {
  duration: number | '';
  max_participants: number | '';
  price: number | '';
};

/** The fields of an event, date and time as clocks show them in a time zone. */
function fieldsOf(event: Event | undefined, timeZone: string | undefined): Draft {
  if (!event) {
    return {
      name: '',
      description: '',
      date: '',
      time: '',
      venue: '',
      duration: hoursOf(limits.event.defaultDuration),
      max_participants: limits.event.defaultMaxParticipants,
      price: '',
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
  };
}

const OpenForm = forwardRef<HTMLDialogElement, Omit<EventFormProps, 'open'>>(function OpenForm(
  { event, onSubmit, fieldErrors, ...rest },
  ref,
) {
  const { timeZone } = useContext(LocaleContext);
  const messages = useMessages('EventForm', eventFormMessages);
  const [image, setImage] = useState<File | string | null>(event?.image ?? null);
  const [active, setActive] = useState(event?.is_active ?? true);
  const { register, handleSubmit, formState } = useForm<Draft, unknown, EventValues>({
    // The schema turns an empty number into a missing one; the library's types take a schema of equal halves only.
    resolver: yupResolver(eventForm) as unknown as Resolver<Draft, unknown, EventValues>,
    mode: 'onTouched',
    defaultValues: fieldsOf(event, timeZone),
  });
  const { errors, isSubmitting, isDirty } = formState;
  const changed = isDirty || image !== (event?.image ?? null) || active !== (event?.is_active ?? true);
  const errorOf = (field: keyof EventValues) =>
    errors[field]?.message ??
    [fieldErrors?.[field === 'date' || field === 'time' ? 'datetime' : field]].flat()[0];
  const submit = handleSubmit(async ({ date, time, duration, ...values }) => {
    await onSubmit({
      ...values,
      datetime: instantOf({ date, time }, timeZone),
      duration: durationOf(duration),
      is_active: active,
      image,
    });
  });
  return (
    <FormModal
      ref={ref}
      data-soc="EventForm"
      open
      title={event ? messages.editTitle : messages.createTitle}
      submitLabel={event ? messages.save : messages.create}
      submitting={isSubmitting}
      changed={changed}
      onSubmit={(submission) => void submit(submission)}
      {...rest}
    >
      <TextField
        label={messages.name}
        maxLength={limits.event.nameMax}
        autoComplete="off"
        error={errorOf('name')}
        data-autofocus=""
        {...register('name')}
      />
      <TextArea
        label={messages.description}
        maxLength={limits.event.descriptionMax}
        rows={4}
        error={errorOf('description')}
        {...register('description')}
      />
      <div data-part="row">
        <DateField label={messages.date} error={errorOf('date')} {...register('date')} />
        <TimeField label={messages.time} error={errorOf('time')} {...register('time')} />
      </div>
      <TextField
        label={messages.venue}
        maxLength={limits.event.venueMax}
        error={errorOf('venue')}
        {...register('venue')}
      />
      <div data-part="row" data-count="3">
        <NumberField
          label={messages.duration}
          suffix={messages.hours}
          min={limits.event.durationMinHours}
          max={limits.event.durationMaxHours}
          step={limits.event.durationStepHours}
          error={errorOf('duration')}
          {...register('duration')}
        />
        <NumberField
          label={messages.maxParticipants}
          min={limits.event.participantsMin}
          max={limits.event.participantsMax}
          step={1}
          error={errorOf('max_participants')}
          {...register('max_participants')}
        />
        <NumberField
          label={messages.price}
          prefix="£"
          hint={messages.priceHint}
          min={limits.event.priceMin}
          max={limits.event.priceMax}
          step="any"
          error={errorOf('price')}
          {...register('price')}
        />
      </div>
      <ImageField
        label={messages.image}
        optional
        value={image}
        onChange={setImage}
        error={[fieldErrors?.image].flat()[0]}
      />
      <Switch
        label={messages.active}
        checked={active}
        onChange={(change) => setActive(change.currentTarget.checked)}
      />
    </FormModal>
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
