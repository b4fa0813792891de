import { useController, type FieldPath } from 'react-hook-form';
import { urlLimits } from 'societies-contract';
import { Accordion } from '../../base/Accordion/Accordion.tsx';
import { DateField } from '../../base/DateField/DateField.tsx';
import { Switch } from '../../base/Switch/Switch.tsx';
import { TextField } from '../../base/TextField/TextField.tsx';
import { TimeField } from '../../base/TimeField/TimeField.tsx';
import { useMessages } from '../../host/useMessages.ts';
import { QuestionsField } from './QuestionsField.tsx';
import type { EventFormState, WrittenEvent } from './eventFields.ts';
import type { Registration } from './registration.ts';
import { Fields } from './RegistrationFields.styles.ts';

export const registrationFieldsMessages = {
  title: 'Registration',
  hint: 'When it opens, the waiting list, questions',
  opens: 'Opens on',
  opensAt: 'Opens at',
  opensHint: 'Leave empty to open at once.',
  closes: 'Closes on',
  closesAt: 'Closes at',
  closesHint: 'Leave empty to close when the event starts.',
  cancel: 'Give back until',
  cancelAt: 'Until',
  cancelHint: 'Leave empty to allow it until the event starts.',
  waitingList: 'Waiting list',
  waitingListHint:
    'When the event is full, people can join the waiting list. The first gets the next free place.',
  membersOnly: 'Members only',
  link: 'Link for participants',
  linkHint: 'Where to join online. Only people with a place see it.',
} as const;

interface RegistrationFieldsProps {
  /** The form that holds them. */
  form: EventFormState;
  /** The server's messages for the questions, by index and field. */
  questionErrors: Readonly<Record<string, string | undefined>>;
}

/** Registration settings. Folded, because most events need none. */
export function RegistrationFields({ form, questionErrors }: RegistrationFieldsProps) {
  const messages = useMessages('RegistrationFields', registrationFieldsMessages);
  const { field: questions, fieldState } = useController({ control: form.control, name: 'questions' });
  const errorOf = (name: FieldPath<WrittenEvent>) => form.getFieldState(name, form.formState).error?.message;
  const field = (name: Exclude<keyof Registration, 'questions' | 'waiting_list' | 'members_only'>) => ({
    ...form.register(name),
    error: errorOf(name),
  });
  const content = (
    <Fields>
      <div data-part="row">
        <DateField label={messages.opens} hint={messages.opensHint} {...field('opens_date')} />
        <TimeField label={messages.opensAt} {...field('opens_time')} />
      </div>
      <div data-part="row">
        <DateField label={messages.closes} hint={messages.closesHint} {...field('closes_date')} />
        <TimeField label={messages.closesAt} {...field('closes_time')} />
      </div>
      <div data-part="row">
        <DateField label={messages.cancel} hint={messages.cancelHint} {...field('cancel_date')} />
        <TimeField label={messages.cancelAt} {...field('cancel_time')} />
      </div>
      <Switch
        label={messages.waitingList}
        hint={messages.waitingListHint}
        {...form.register('waiting_list')}
      />
      <Switch label={messages.membersOnly} {...form.register('members_only')} />
      <TextField
        type="url"
        label={messages.link}
        hint={messages.linkHint}
        maxLength={urlLimits.max}
        placeholder="https://"
        {...field('link')}
      />
      <QuestionsField
        value={questions.value}
        errorAt={(place) => errorOf(`questions.${place}`) ?? questionErrors[place]}
        error={fieldState.error?.message}
        onChange={questions.onChange}
      />
    </Fields>
  );
  return <Accordion items={[{ id: 'registration', title: messages.title, hint: messages.hint, content }]} />;
}
RegistrationFields.displayName = 'RegistrationFields';
