import { useContext, useState } from 'react';
import { contentValidation, invitationLimits, type InvitationBody } from 'societies-contract';
import { DateField } from '../../base/DateField/DateField.tsx';
import { NumberField } from '../../base/NumberField/NumberField.tsx';
import { TextField } from '../../base/TextField/TextField.tsx';
import { usePending } from '../../base/usePending.ts';
import { FormModal } from '../../content/FormModal/FormModal.tsx';
import { instantOf } from '../../events/EventForm/clock.ts';
import { SocietiesContext } from '../../host/SocietiesContext.ts';
import { useDates } from '../../host/useDates.ts';
import { useMessages } from '../../host/useMessages.ts';

const { endsLater, endsWithinYear, usesRange } = contentValidation.joining;

export const newInvitationMessages = {
  title: 'New invitation',
  description: 'Whoever opens its link, or scans its code, joins with one press.',
  label: 'For',
  labelHint: 'Such as a stall, a poster or a chat. Only the committee reads it.',
  ends: 'Valid until',
  uses: 'How many may join with it',
  usesHint: 'Leave empty for any number.',
  submit: 'Make invitation',
  endsLater,
  endsWithinYear,
  usesRange,
} as const;

/** The server's messages, by field. */
export type InvitationErrors = Partial<Record<keyof InvitationBody, string>>;

interface NewInvitationProps {
  /** The current time, from which the usual end is counted. */
  now: Date;
  /** The server's messages, by field. */
  errors: InvitationErrors | undefined;
  /** Gets what was checked. While its promise is pending, the form counts as being sent. */
  onSubmit: (body: InvitationBody) => Promise<unknown>;
  /** Called when it is to be closed. */
  onClose: () => void;
}

const day = 86_400_000;

/** Asks what a new invitation is for, until when it is valid and how many may use it. */
export function NewInvitation({ now, errors, onSubmit, onClose }: NewInvitationProps) {
  const messages = useMessages('NewInvitation', newInvitationMessages);
  const dates = useDates();
  const { timeZone } = useContext(SocietiesContext);
  const usual = dates.isoDay(new Date(now.getTime() + invitationLimits.days * day));
  const [label, setLabel] = useState('');
  const [ends, setEnds] = useState(usual);
  const [uses, setUses] = useState('');
  const [most, setMost] = useState<number>();
  const [wrong, setWrong] = useState<InvitationErrors>({});
  const { attempt, pending } = usePending(onSubmit);

  const check = (): [InvitationErrors, InvitationBody] => {
    const last = ends === '' ? undefined : instantOf({ date: ends, time: '23:59' }, timeZone);
    const until = last === undefined ? undefined : Date.parse(last) - now.getTime();
    const max = uses.trim() === '' ? null : most;
    const { daysMax, usesMax } = invitationLimits;
    const found: InvitationErrors = {};
    if (until === undefined || until <= 0) found.expires_at = messages.endsLater;
    else if (until > daysMax * day) found.expires_at = messages.endsWithinYear(daysMax);
    if (max === undefined || (max !== null && !(Number.isInteger(max) && max >= 1 && max <= usesMax)))
      found.max_uses = messages.usesRange(usesMax);
    return [found, { label: label.trim(), expires_at: last ?? null, max_uses: max ?? null }];
  };
  return (
    <FormModal
      data-soc="NewInvitation"
      open
      title={messages.title}
      description={messages.description}
      submitLabel={messages.submit}
      submitting={pending !== null}
      changed={label.trim() !== '' || uses.trim() !== '' || ends !== usual}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        const [found, body] = check();
        setWrong(found);
        if (Object.keys(found).length === 0) void attempt(body);
      }}
    >
      <TextField
        label={messages.label}
        hint={messages.labelHint}
        maxLength={invitationLimits.labelMax}
        autoComplete="off"
        value={label}
        error={errors?.label}
        onChange={({ target }) => setLabel(target.value)}
      />
      <div data-part="row">
        <DateField
          label={messages.ends}
          value={ends}
          error={wrong.expires_at ?? errors?.expires_at}
          onChange={({ target }) => setEnds(target.value)}
        />
        <NumberField
          label={messages.uses}
          hint={messages.usesHint}
          min={1}
          value={uses}
          error={wrong.max_uses ?? errors?.max_uses}
          onChange={({ target }) => setUses(target.value)}
          onNumberChange={setMost}
        />
      </div>
    </FormModal>
  );
}
NewInvitation.displayName = 'NewInvitation';
