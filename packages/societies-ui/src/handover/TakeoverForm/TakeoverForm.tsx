import { forwardRef, useState } from 'react';
import { takeoverLimits, validation } from 'societies-contract';
import { TextArea } from '../../base/TextArea/TextArea.tsx';
import { usePending } from '../../base/usePending.ts';
import { whileOpen } from '../../base/whileOpen.tsx';
import { FormModal, type FormModalProps } from '../../content/FormModal/FormModal.tsx';
import { useMessages } from '../../host/useMessages.ts';

export const takeoverFormMessages = {
  title: (society: string) => `Ask to take over ${society}`,
  description:
    'The committee is notified, then administrators decide. If they accept, you become the President.',
  message: 'Why you, and what you would do',
  submit: 'Ask to take over',
  messageRequired: validation.takeover.messageRequired,
} as const;

export interface TakeoverFormProps extends Pick<FormModalProps, 'open' | 'onClose' | 'onDirtyChange'> {
  /** The society's name. */
  society: string;
  /** The server's message. */
  error?: string;
  /** Gets the message. While its promise is pending, the form counts as being sent; the host closes it. */
  onSubmit: (message: string) => void | Promise<unknown>;
}

const OpenForm = forwardRef<HTMLDialogElement, Omit<TakeoverFormProps, 'open'>>(function OpenForm(
  { society, error, onSubmit, onClose, ...rest },
  ref,
) {
  const messages = useMessages('TakeoverForm', takeoverFormMessages);
  const [message, setMessage] = useState('');
  const [tried, setTried] = useState(false);
  const { attempt, pending } = usePending(onSubmit);
  const missing = tried && message.trim() === '' ? messages.messageRequired : undefined;
  return (
    <FormModal
      ref={ref}
      data-soc="TakeoverForm"
      open
      title={messages.title(society)}
      description={messages.description}
      submitLabel={messages.submit}
      submitting={pending !== null}
      changed={message.trim() !== ''}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (message.trim() !== '') void attempt(message.trim());
      }}
      {...rest}
    >
      <TextArea
        label={messages.message}
        required
        rows={5}
        maxLength={takeoverLimits.messageMax}
        value={message}
        error={missing ?? error}
        onChange={({ target }) => setMessage(target.value)}
      />
    </FormModal>
  );
});

/** Asks the administrators to become President of a society that nobody leads. */
export const TakeoverForm = whileOpen<TakeoverFormProps>(OpenForm);
TakeoverForm.displayName = 'TakeoverForm';
