import { forwardRef, useContext, useState } from 'react';
import { electionLimits, electionValidation, type ElectionBody, type ElectionItem } from 'societies-contract';
import { CheckboxGroup } from '../../base/CheckboxGroup/CheckboxGroup.tsx';
import { DateField } from '../../base/DateField/DateField.tsx';
import { Switch } from '../../base/Switch/Switch.tsx';
import { TextField } from '../../base/TextField/TextField.tsx';
import { usePending } from '../../base/usePending.ts';
import { whileOpen } from '../../base/whileOpen.tsx';
import { FormModal, type FormModalProps } from '../../content/FormModal/FormModal.tsx';
import { clockOf, instantOf, type Clock } from '../../events/EventForm/clock.ts';
import { MomentFields } from '../../events/MomentFields/MomentFields.tsx';
import { SocietiesContext } from '../../host/SocietiesContext.ts';
import { useDates } from '../../host/useDates.ts';
import { useMessages } from '../../host/useMessages.ts';
import { Wrong } from './ElectionForm.styles.ts';

export const electionFormMessages = {
  newTitle: 'Call an election',
  editTitle: 'Change the election',
  description:
    'Members are notified when nominations open and when voting begins. You can change the election until nominations open.',
  title: 'Title',
  titleHint: 'Such as “Committee election 2027”',
  roles: 'Roles',
  time: 'Time',
  nominationsFrom: 'Nominations open',
  nominationsUntil: 'Nominations end',
  votingFrom: 'Voting begins',
  votingUntil: 'Voting ends',
  reopen: 'Offer “Re-open nominations”',
  reopenHint: 'Voters can rank it before candidates. If it wins, the role is elected again.',
  termFrom: 'The term begins',
  termFromHint: 'Leave empty for the day on which the result is published.',
  termUntil: 'The term ends',
  termUntilHint: 'Leave empty for an open end.',
  call: 'Call election',
  save: 'Save',
  incomplete: 'Please enter a day and a time.',
  titleRequired: electionValidation.titleRequired,
  rolesRequired: electionValidation.rolesRequired,
  nominationsEndLater: electionValidation.nominationsEndLater,
  nominationsEndAfterBegin: electionValidation.nominationsEndAfterBegin,
  votingAfterNominations: electionValidation.votingAfterNominations,
  votingEndsAfterBegin: electionValidation.votingEndsAfterBegin,
  votingEndsWithin: electionValidation.votingEndsWithin,
  termEndsAfterBegin: electionValidation.termEndsAfterBegin,
} as const;

/** The messages of the fields. */
export type ElectionErrors = Partial<Record<keyof ElectionBody, string>>;

export interface ElectionFormProps extends Pick<FormModalProps, 'open' | 'onClose' | 'onDirtyChange'> {
  /** The election that is changed; without it one is called. */
  election?: ElectionItem;
  /** The roles that can be voted on. */
  roles: readonly { id: number; name: string }[];
  /** The current time, from which the usual days are counted. */
  now: Date;
  /** The server's messages, by field. */
  errors?: ElectionErrors;
  /** Gets what was checked. While its promise is pending, the form counts as being sent; the host closes it. */
  onSubmit: (body: ElectionBody) => void | Promise<unknown>;
}

const day = 86_400_000;
const moments = ['nominations_from', 'nominations_until', 'voting_from', 'voting_until'] as const;
type Moment = (typeof moments)[number];

/** Days from today at which a new election's parts usually begin and end, with the hour. */
const usual: Record<Moment, readonly [days: number, time: string]> = {
  nominations_from: [1, '09:00'],
  nominations_until: [8, '17:00'],
  voting_from: [10, '09:00'],
  voting_until: [14, '17:00'],
};

const OpenForm = forwardRef<HTMLDialogElement, Omit<ElectionFormProps, 'open'>>(function OpenForm(
  { election, roles, now, errors, onSubmit, onClose, ...rest },
  ref,
) {
  const messages = useMessages('ElectionForm', electionFormMessages);
  const dates = useDates();
  const { timeZone } = useContext(SocietiesContext);
  const [initial] = useState(() => ({
    title: election?.title ?? '',
    roles: election?.roles.map(({ role }) => role.id) ?? [],
    reopen: election?.reopen_nominations ?? true,
    termFrom: election?.term_from ?? '',
    termUntil: election?.term_until ?? '',
    clocks: Object.fromEntries(
      moments.map((moment) => {
        const [days, time] = usual[moment];
        return [
          moment,
          election
            ? clockOf(election[moment], timeZone)
            : { date: dates.isoDay(new Date(now.getTime() + days * day)), time },
        ];
      }),
    ) as Record<Moment, Clock>,
  }));
  const [draft, setDraft] = useState(initial);
  const [wrong, setWrong] = useState<ElectionErrors>({});
  const { attempt, pending } = usePending(onSubmit);
  const change = (next: Partial<typeof draft>) => {
    setWrong({});
    setDraft({ ...draft, ...next });
  };

  const check = (): [ElectionErrors, ElectionBody | null] => {
    const found: ElectionErrors = {};
    if (draft.title.trim() === '') found.title = messages.titleRequired;
    if (draft.roles.length === 0) found.roles = messages.rolesRequired;
    const instants: Partial<Record<Moment, string>> = {};
    for (const moment of moments) {
      const { date, time } = draft.clocks[moment];
      if (date === '' || time === '') found[moment] = messages.incomplete;
      else instants[moment] = instantOf({ date, time }, timeZone);
    }
    const { nominations_from, nominations_until, voting_from, voting_until } = instants;
    if (!nominations_from || !nominations_until || !voting_from || !voting_until) return [found, null];
    const at = (instant: string) => Date.parse(instant);
    if (at(nominations_until) <= at(nominations_from))
      found.nominations_until = messages.nominationsEndAfterBegin;
    else if (at(nominations_until) <= now.getTime()) found.nominations_until = messages.nominationsEndLater;
    if (at(voting_from) < at(nominations_until)) found.voting_from = messages.votingAfterNominations;
    if (at(voting_until) <= at(voting_from)) found.voting_until = messages.votingEndsAfterBegin;
    else if (at(voting_until) > now.getTime() + electionLimits.daysMax * day)
      found.voting_until = messages.votingEndsWithin(electionLimits.daysMax);
    const { termFrom, termUntil } = draft;
    if (termFrom !== '' && termUntil !== '' && termUntil <= termFrom)
      found.term_until = messages.termEndsAfterBegin;
    return [
      found,
      {
        title: draft.title.trim(),
        roles: [...draft.roles],
        nominations_from,
        nominations_until,
        voting_from,
        voting_until,
        reopen_nominations: draft.reopen,
        term_from: termFrom || null,
        term_until: termUntil || null,
        ...(election && { version: election.version }),
      },
    ];
  };
  const errorAt = (field: keyof ElectionBody) => wrong[field] ?? errors?.[field];
  const moment = (name: Moment, label: string) => (
    <MomentFields
      label={label}
      timeLabel={messages.time}
      required
      value={draft.clocks[name]}
      error={errorAt(name)}
      onChange={(clock) => change({ clocks: { ...draft.clocks, [name]: clock } })}
    />
  );
  const rolesError = errorAt('roles');
  return (
    <FormModal
      ref={ref}
      data-soc="ElectionForm"
      open
      title={election ? messages.editTitle : messages.newTitle}
      description={messages.description}
      submitLabel={election ? messages.save : messages.call}
      submitting={pending !== null}
      changed={JSON.stringify(draft) !== JSON.stringify(initial)}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        const [found, body] = check();
        setWrong(found);
        if (body && Object.keys(found).length === 0) void attempt(body);
      }}
      {...rest}
    >
      <TextField
        label={messages.title}
        hint={messages.titleHint}
        required
        maxLength={electionLimits.titleMax}
        autoComplete="off"
        value={draft.title}
        error={errorAt('title')}
        onChange={({ target }) => change({ title: target.value })}
      />
      <div data-state={rolesError ? 'invalid' : undefined}>
        <CheckboxGroup
          label={messages.roles}
          options={roles.map(({ id, name }) => ({ value: id, label: name }))}
          value={draft.roles}
          onChange={(chosen) => change({ roles: chosen })}
        />
        {rolesError && (
          <Wrong role="alert" tabIndex={-1}>
            {rolesError}
          </Wrong>
        )}
      </div>
      {moment('nominations_from', messages.nominationsFrom)}
      {moment('nominations_until', messages.nominationsUntil)}
      {moment('voting_from', messages.votingFrom)}
      {moment('voting_until', messages.votingUntil)}
      <Switch
        label={messages.reopen}
        hint={messages.reopenHint}
        checked={draft.reopen}
        onChange={({ target }) => change({ reopen: target.checked })}
      />
      <div data-part="row">
        <DateField
          label={messages.termFrom}
          hint={messages.termFromHint}
          value={draft.termFrom}
          error={errorAt('term_from')}
          onChange={({ target }) => change({ termFrom: target.value })}
        />
        <DateField
          label={messages.termUntil}
          hint={messages.termUntilHint}
          value={draft.termUntil}
          error={errorAt('term_until')}
          onChange={({ target }) => change({ termUntil: target.value })}
        />
      </div>
    </FormModal>
  );
});

/** Calls an election, or changes one whose nominations are to come. */
export const ElectionForm = whileOpen<ElectionFormProps>(OpenForm);
ElectionForm.displayName = 'ElectionForm';
