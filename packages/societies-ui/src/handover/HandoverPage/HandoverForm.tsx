import { useState } from 'react';
import { handoverLimits, type Handover, type HandoverBody, type HandoverContact } from 'societies-contract';
import { Button } from '../../base/Button/Button.tsx';
import { Plus, Trash2 } from '../../base/Icon/icons.ts';
import { IconButton } from '../../base/IconButton/IconButton.tsx';
import { TextArea } from '../../base/TextArea/TextArea.tsx';
import { TextField } from '../../base/TextField/TextField.tsx';
import { useDirty } from '../../base/useDirty.ts';
import { useRefusal } from '../../base/useRefusal.ts';
import { useVersionedDraft } from '../../content/ConflictNotice/useVersionedDraft.tsx';
import { useMessages } from '../../host/useMessages.ts';
import { handoverPageMessages } from './HandoverPage.messages.ts';

interface HandoverFormProps {
  /** The stored page. */
  handover: Handover;
  /** Stores what was changed. A promise that is rejected keeps what was written. */
  onSave: (body: HandoverBody) => void | Promise<unknown>;
  /** Called with whether there are unsaved changes. */
  onDirtyChange: ((dirty: boolean) => void) | undefined;
  /** Leaves the form. */
  onClose: () => void;
}

const trimmed = (contacts: readonly HandoverContact[]) =>
  contacts.map(({ label, value }) => ({ label: label.trim(), value: value.trim() }));

/** Writes the page of a role. Who is to come writes questions and contacts, and a text that nobody has begun. */
export function HandoverForm({ handover, onSave, onDirtyChange, onClose }: HandoverFormProps) {
  const messages = useMessages('HandoverPage', handoverPageMessages);
  const refuse = useRefusal();
  const [tried, setTried] = useState(false);
  const { text, questions, contacts, version, may_write: may } = handover;
  const writesText = may === 'all' || text === '';
  const draft = useVersionedDraft({
    stored: { fields: { text, questions, contacts }, version },
    labels: messages.fields,
    wordsFor: (field, value) =>
      field === 'contacts'
        ? (value as HandoverContact[]).map(({ label }) => label).join(' · ')
        : (value as string),
    save: async (fields, on) => {
      await onSave({
        ...(writesText && { text: fields.text }),
        questions: fields.questions,
        contacts: trimmed(fields.contacts),
        ...(on !== undefined && { version: on }),
      });
      onClose();
    },
  });
  useDirty(draft.dirty, onDirtyChange);
  const { fields } = draft;
  const change = (index: number, next: Partial<HandoverContact>) =>
    draft.change({
      contacts: fields.contacts.map((one, at) => (at === index ? { ...one, ...next } : one)),
    });
  const whole = trimmed(fields.contacts).every(({ label, value }) => label && value);
  return (
    <form
      noValidate
      data-part="form"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (whole) void draft.submit();
        else refuse(event.currentTarget);
      }}
    >
      {writesText && (
        <TextArea
          label={messages.text}
          hint={messages.textHint}
          rows={12}
          maxLength={handoverLimits.textMax}
          value={fields.text}
          onChange={({ target }) => draft.change({ text: target.value })}
        />
      )}
      <TextArea
        label={messages.questionsField}
        hint={messages.questionsHint}
        rows={4}
        maxLength={handoverLimits.questionsMax}
        value={fields.questions}
        onChange={({ target }) => draft.change({ questions: target.value })}
      />
      <fieldset data-part>
        <legend data-part>{messages.contacts}</legend>
        {fields.contacts.map(({ label, value }, index) => (
          <div key={index} data-part="row">
            <TextField
              label={messages.label}
              maxLength={handoverLimits.labelMax}
              value={label}
              error={tried && label.trim() === '' ? messages.labelRequired : undefined}
              onChange={({ target }) => change(index, { label: target.value })}
            />
            <TextField
              label={messages.value}
              maxLength={handoverLimits.valueMax}
              value={value}
              error={tried && value.trim() === '' ? messages.valueRequired : undefined}
              onChange={({ target }) => change(index, { value: target.value })}
            />
            <IconButton
              label={messages.removeContact(label || messages.contact(index + 1))}
              onClick={() => draft.change({ contacts: fields.contacts.filter((_, at) => at !== index) })}
            >
              <Trash2 />
            </IconButton>
          </div>
        ))}
        {fields.contacts.length < handoverLimits.contacts && (
          <Button
            variant="quiet"
            icon={<Plus aria-hidden="true" />}
            onClick={() => draft.change({ contacts: [...fields.contacts, { label: '', value: '' }] })}
          >
            {messages.add}
          </Button>
        )}
      </fieldset>
      {draft.notice}
      <div data-part="actions">
        <Button type="submit" loading={draft.saving} disabled={!draft.dirty}>
          {messages.save}
        </Button>
        <Button
          variant="quiet"
          onClick={() => {
            draft.discard();
            onClose();
          }}
        >
          {messages.cancel}
        </Button>
      </div>
    </form>
  );
}
HandoverForm.displayName = 'HandoverForm';
