import { forwardRef, useState, type FormEvent, type ReactNode } from 'react';
import { TextArea } from '../../base/TextArea/TextArea.tsx';
import { usePending } from '../../base/usePending.ts';
import { FormModal, type FormModalProps } from '../FormModal/FormModal.tsx';

interface ReasonModalProps extends Omit<
  FormModalProps,
  'open' | 'children' | 'onSubmit' | 'submitting' | 'changed'
> {
  /** Label of the reason's field. */
  label: ReactNode;
  /** Hint of the field, such as who will read it. */
  hint?: ReactNode;
  /** Error if the reason is missing. */
  missingText: string;
  /** Maximum length of the reason. */
  maxLength: number;
  /** Additional fields. */
  children?: ReactNode;
  /** Gets the reason. While its promise is pending, the form counts as being sent. */
  onSubmit: (reason: string) => void | Promise<unknown>;
}

/** Asks for the reason of an action. Render it only while open, so that the input resets. */
export const ReasonModal = forwardRef<HTMLDialogElement, ReasonModalProps>(function ReasonModal(
  { label, hint, missingText, maxLength, children, onSubmit, ...rest },
  ref,
) {
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const { run, pending } = usePending(onSubmit);
  const blank = reason.trim() === '';
  async function send(submit: FormEvent) {
    submit.preventDefault();
    setMissing(blank);
    if (blank) return;
    await run(reason.trim());
  }
  return (
    <FormModal
      ref={ref}
      open
      submitting={pending !== null}
      changed={!blank}
      onSubmit={(submit) => void send(submit)}
      {...rest}
    >
      <TextArea
        label={label}
        hint={hint}
        required
        rows={3}
        maxLength={maxLength}
        error={missing && blank ? missingText : undefined}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        data-autofocus=""
      />
      {children}
    </FormModal>
  );
});
ReasonModal.displayName = 'ReasonModal';
