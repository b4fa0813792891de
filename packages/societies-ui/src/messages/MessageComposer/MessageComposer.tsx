import { forwardRef, useState } from 'react';
import { societyMessageLimits, type MessageAudience, type SocietyMessageBody } from 'societies-contract';
import { Button } from '../../base/Button/Button.tsx';
import { ChoiceChips } from '../../base/ChoiceChips/ChoiceChips.tsx';
import { Select } from '../../base/Select/Select.tsx';
import { TextArea } from '../../base/TextArea/TextArea.tsx';
import { TextField } from '../../base/TextField/TextField.tsx';
import { usePending } from '../../base/usePending.ts';
import { whileOpen } from '../../base/whileOpen.tsx';
import { FormModal, type FormModalProps } from '../../content/FormModal/FormModal.tsx';
import { useMessages } from '../../host/useMessages.ts';
import { useNumbers } from '../../host/useNumbers.ts';
import { MailPreview } from './MailPreview.tsx';
import { messageComposerMessages } from './MessageComposer.messages.ts';
import { Readers } from './MessageComposer.styles.ts';

/** A message to a society's people. */
export type MessageDraft = Required<Omit<SocietyMessageBody, 'dry_run'>>;

/** The messages of the fields. */
export type MessageErrors = Partial<Record<keyof MessageDraft, string>>;

export interface MessageComposerProps extends Pick<FormModalProps, 'open' | 'onClose' | 'onDirtyChange'> {
  /** Whom the writer may write to, in the order in which it is offered; at least one. */
  audiences: readonly MessageAudience[];
  /** The events whose guests can be written to. */
  events: readonly { id: number; name: string }[];
  /** The event whose guests are chosen at first. */
  event?: number;
  /** The society that writes; `replyTo` is the address that answers go to, or null. */
  society: { name: string; replyTo: string | null };
  /** The server's messages, by field. */
  errors?: MessageErrors;
  /** Counts the readers. @returns how many would get the message; when it rejects, the host says why. */
  onPreview: (draft: MessageDraft) => number | Promise<number>;
  /** Sends it. While its promise is pending, the form counts as being sent; the host closes it. */
  onSend: (draft: MessageDraft) => void | Promise<unknown>;
}

const OpenForm = forwardRef<HTMLDialogElement, Omit<MessageComposerProps, 'open'>>(function OpenForm(
  { audiences, events, event, society, errors, onPreview, onSend, ...rest },
  ref,
) {
  const messages = useMessages('MessageComposer', messageComposerMessages);
  const { number } = useNumbers();
  const [initial] = useState<MessageDraft>(() => ({
    audience: event === undefined ? (audiences[0] ?? 'members') : 'guests',
    event: event ?? null,
    subject: '',
    text: '',
  }));
  const [draft, setDraft] = useState(initial);
  const [wrong, setWrong] = useState<MessageErrors>({});
  const [readers, setReaders] = useState<number | null>(null);
  const counting = usePending(onPreview);
  const sending = usePending(onSend);
  const change = (next: Partial<MessageDraft>) => {
    setWrong({});
    setDraft({ ...draft, ...next });
  };
  const errorAt = (field: keyof MessageDraft) => wrong[field] ?? errors?.[field];
  const whole: MessageDraft = {
    ...draft,
    event: draft.audience === 'guests' ? draft.event : null,
    subject: draft.subject.trim(),
    text: draft.text.trim(),
  };

  const check = (): MessageErrors => ({
    ...(whole.audience === 'guests' && whole.event === null && { event: messages.eventRequired }),
    ...(whole.subject === '' && { subject: messages.subjectRequired }),
    ...(whole.text === '' && { text: messages.textRequired }),
  });
  const preview = async () => {
    const found = check();
    setWrong(found);
    if (Object.keys(found).length > 0) return;
    // A failure is the host's to say, and what was written stays.
    const count = await counting.run(whole).catch(() => undefined);
    if (count === 0) setWrong({ audience: messages.nobody });
    else if (count !== undefined) setReaders(count);
  };
  const readerCount = readers === null ? null : ([number(readers), readers === 1] as const);

  return (
    <FormModal
      ref={ref}
      data-soc="MessageComposer"
      open
      title={messages.title}
      description={messages.description}
      submitLabel={readerCount === null ? messages.preview : messages.send(...readerCount)}
      submitting={counting.pending !== null || sending.pending !== null}
      changed={JSON.stringify(draft) !== JSON.stringify(initial)}
      onSubmit={(submitted) => {
        submitted.preventDefault();
        if (readerCount === null) void preview();
        // What the server refuses stands at its field.
        else void sending.attempt(whole).then((sent) => !sent && setReaders(null));
      }}
      {...rest}
    >
      {readerCount === null ? (
        <>
          <ChoiceChips
            label={messages.to}
            choices={audiences.map((audience) => ({ value: audience, label: messages[audience] }))}
            value={draft.audience}
            error={errorAt('audience')}
            onChange={({ target }) => change({ audience: target.value as MessageAudience })}
          />
          {draft.audience === 'guests' && (
            <Select
              label={messages.event}
              required
              placeholder={messages.chooseEvent}
              options={events.map(({ id, name }) => ({ value: id, label: name }))}
              value={draft.event ?? ''}
              error={errorAt('event')}
              onChange={({ target }) => change({ event: target.value === '' ? null : Number(target.value) })}
            />
          )}
          <TextField
            label={messages.subject}
            required
            maxLength={societyMessageLimits.subjectMax}
            autoComplete="off"
            data-autofocus=""
            value={draft.subject}
            error={errorAt('subject')}
            onChange={({ target }) => change({ subject: target.value })}
          />
          <TextArea
            label={messages.text}
            hint={messages.textHint}
            required
            rows={8}
            maxLength={societyMessageLimits.textMax}
            value={draft.text}
            error={errorAt('text')}
            onChange={({ target }) => change({ text: target.value })}
          />
        </>
      ) : (
        <>
          <Readers data-part="readers" role="status">
            <p data-part="count">{messages.readers(...readerCount)}</p>
            <p data-part="hint">{messages.readersHint}</p>
          </Readers>
          <MailPreview society={society} subject={whole.subject} text={whole.text} />
          <Button variant="soft" data-part="back" onClick={() => setReaders(null)}>
            {messages.back}
          </Button>
        </>
      )}
    </FormModal>
  );
});

/** Writes to a society's members, its committee or an event's guests, and shows the mail and its readers before it is sent. */
export const MessageComposer = whileOpen<MessageComposerProps>(OpenForm);
MessageComposer.displayName = 'MessageComposer';
