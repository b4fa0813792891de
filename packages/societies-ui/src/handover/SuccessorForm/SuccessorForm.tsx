import { forwardRef, useState } from 'react';
import { validation, type TermBody } from 'societies-contract';
import { DateField } from '../../base/DateField/DateField.tsx';
import { usePending } from '../../base/usePending.ts';
import { whileOpen } from '../../base/whileOpen.tsx';
import {
  PersonPicker,
  type Person,
  type PersonPickerProps,
} from '../../committee/CommitteeEditor/PersonPicker.tsx';
import { FormModal, type FormModalProps } from '../../content/FormModal/FormModal.tsx';
import { useMessages } from '../../host/useMessages.ts';
import type { HeldRole } from '../TermsTable/TermsTable.tsx';

const { term: rules } = validation;

export const successorFormMessages = {
  title: (role: string) => `Who is the next ${role}?`,
  description:
    'They are asked to accept. Once they have, the role passes to them automatically on the first day.',
  datesTitle: (role: string) => `Term of the ${role}`,
  datesDescription:
    'On the day after the last day the role passes to the successor. If there is none, the holder keeps it for two more weeks.',
  person: 'Successor',
  from: 'First day',
  until: 'Last day',
  untilHint: 'Leave empty for an open end.',
  submit: 'Ask them',
  save: 'Save days',
  personRequired: 'Please choose somebody.',
  dayRequired: rules.dayRequired,
  endsAfterItBegins: rules.endsAfterItBegins,
} as const;

export interface SuccessorFormProps
  extends
    Pick<FormModalProps, 'open' | 'onClose' | 'onDirtyChange'>,
    Pick<PersonPickerProps, 'members' | 'total' | 'loading' | 'failed' | 'onSearch' | 'onRetry'> {
  /** The role that somebody is named for. */
  held: HeldRole;
  /** Whether the days of the present term are set, instead of naming somebody. */
  present?: boolean;
  /** The first day that is proposed, `2027-07-01`. */
  from: string;
  /** The server's messages, by field. */
  errors?: Partial<Record<keyof TermBody, string>>;
  /** Gets the term. While its promise is pending, the form counts as being sent; the host closes it. */
  onSubmit: (term: TermBody) => void | Promise<unknown>;
}

const OpenForm = forwardRef<HTMLDialogElement, Omit<SuccessorFormProps, 'open'>>(function OpenForm(
  {
    held,
    present = false,
    from: proposed,
    errors,
    onSubmit,
    onClose,
    members,
    total,
    loading,
    failed,
    onSearch,
    onRetry,
    ...rest
  },
  ref,
) {
  const messages = useMessages('SuccessorForm', successorFormMessages);
  const first = present ? (held.from ?? proposed) : proposed;
  const last = present ? (held.until ?? '') : '';
  const [person, setPerson] = useState<Person | null>(null);
  const [from, setFrom] = useState(first);
  const [until, setUntil] = useState(last);
  const [wrong, setWrong] = useState<SuccessorFormProps['errors']>({});
  const { attempt, pending } = usePending(onSubmit);
  const who = present ? held.holder?.university_id : person?.university_id;
  return (
    <FormModal
      ref={ref}
      data-soc="SuccessorForm"
      open
      title={present ? messages.datesTitle(held.role.name) : messages.title(held.role.name)}
      description={present ? messages.datesDescription : messages.description}
      submitLabel={present ? messages.save : messages.submit}
      submitting={pending !== null}
      changed={person !== null || from !== first || until !== last}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        const found: SuccessorFormProps['errors'] = {
          ...(!who && { user_id: messages.personRequired }),
          ...(from === '' && { from: messages.dayRequired }),
          ...(from !== '' && until !== '' && until < from && { until: messages.endsAfterItBegins }),
        };
        setWrong(found);
        if (who && Object.keys(found).length === 0)
          void attempt({ role_id: held.role.id, user_id: who, from, until: until || null });
      }}
      {...rest}
    >
      {!present && (
        <PersonPicker
          label={messages.person}
          person={person}
          required
          wordsFor={({ name }) => name}
          error={wrong?.user_id ?? errors?.user_id}
          onChange={setPerson}
          members={members}
          total={total}
          loading={loading}
          failed={failed}
          onSearch={onSearch}
          onRetry={onRetry}
        />
      )}
      <div data-part="row">
        <DateField
          label={messages.from}
          required
          value={from}
          error={wrong?.from ?? errors?.from}
          onChange={({ target }) => setFrom(target.value)}
        />
        <DateField
          label={messages.until}
          hint={messages.untilHint}
          value={until}
          error={wrong?.until ?? errors?.until}
          onChange={({ target }) => setUntil(target.value)}
        />
      </div>
    </FormModal>
  );
});

/** Names the next holder of a role and the days of the term, or sets the days of the present one. */
export const SuccessorForm = whileOpen<SuccessorFormProps>(OpenForm);
SuccessorForm.displayName = 'SuccessorForm';
