import { forwardRef, useState, type FormEvent, type ReactNode } from 'react';
import { TextArea } from '../../base/TextArea/TextArea.tsx';
import { FormModal, type FormModalProps } from '../FormModal/FormModal.tsx';

interface ReasonModalProps extends Omit<
  FormModalProps,
  'open' | 'children' | 'onSubmit' | 'submitting' | 'changed'
> {
  /** Of the field that takes the reason. */
  label: ReactNode;
  /** Beside that field, such as who will read it. */
  hint?: ReactNode;
  /** Said where the reason is missing. */
  missingText: string;
  /** Characters that a reason may have. */
  maxLength: number;
  /** What else is asked. */
  children?: ReactNode;
  /** Gets the reason. While its promise is pending the form is being sent. */
  onSubmit: (reason: string) => void | Promise<unknown>;
}

/** Asks why something is to be done before it is. Rendered while it is open: what was written goes with it. */
export const ReasonModal = forwardRef<HTMLDialogElement, ReasonModalProps>(function ReasonModal(
  { label, hint, missingText, maxLength, children, onSubmit, ...rest },
  ref,
) {
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const [sending, setSending] = useState(false);
  const blank = reason.trim() === '';
  async function send(submit: FormEvent) {
    submit.preventDefault();
    setMissing(blank);
    if (blank) return;
    setSending(true);
    try {
      await onSubmit(reason.trim());
    } finally {
      setSending(false);
    }
  }
  return (
    <FormModal
      ref={ref}
      open
      submitting={sending}
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
