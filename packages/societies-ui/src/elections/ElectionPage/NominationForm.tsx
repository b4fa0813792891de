import { useState } from 'react';
import { electionLimits } from 'societies-contract';
import { TextArea } from '../../base/TextArea/TextArea.tsx';
import { usePending } from '../../base/usePending.ts';
import { FormModal } from '../../content/FormModal/FormModal.tsx';
import { useMessages } from '../../host/useMessages.ts';
import { electionPageMessages } from './ElectionPage.messages.ts';

interface NominationFormProps {
  /** What somebody stands for. */
  role: { id: number; name: string };
  /** The statement so far; undefined for a new nomination. */
  statement: string | undefined;
  /** The server's message. */
  error: string | undefined;
  /** Gets the statement. While its promise is pending, the form counts as being sent. */
  onSubmit: (statement: string) => void | Promise<unknown>;
  /** Called when it is to be closed. */
  onClose: () => void;
}

/** Asks why somebody stands for a role. */
export function NominationForm({ role, statement, error, onSubmit, onClose }: NominationFormProps) {
  const messages = useMessages('ElectionPage', electionPageMessages);
  const [text, setText] = useState(statement ?? '');
  const { attempt, pending } = usePending(onSubmit);
  return (
    <FormModal
      open
      title={messages.standFor(role.name)}
      description={messages.standHint(role.name)}
      submitLabel={statement === undefined ? messages.submit : messages.save}
      submitting={pending !== null}
      changed={text !== (statement ?? '')}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        void attempt(text.trim());
      }}
    >
      <TextArea
        label={messages.statement}
        hint={messages.statementHint}
        rows={6}
        maxLength={electionLimits.statementMax}
        value={text}
        error={error}
        onChange={({ target }) => setText(target.value)}
      />
    </FormModal>
  );
}
NominationForm.displayName = 'NominationForm';
