import { forwardRef, useId, useState, type FormEvent, type ReactNode } from 'react';
import { useMessages } from '../../host/useMessages.ts';
import { Button } from '../Button/Button.tsx';
import { Modal, type ModalProps } from '../Modal/Modal.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { usePending } from '../usePending.ts';
import { useRefusal } from '../useRefusal.ts';
import { whileOpen } from '../whileOpen.tsx';
import { Form } from './ConfirmDialog.styles.ts';

export const confirmDialogMessages = {
  confirm: 'Confirm',
  cancel: 'Cancel',
  typeToConfirm: (text: string) => `Type “${text}” to confirm`,
  otherText: 'This does not match. Type it exactly as shown above.',
  discardTitle: 'Discard your changes?',
  discardDescription: 'What you have written has not been saved.',
  discard: 'Discard',
  keep: 'Keep writing',
} as const;

export interface ConfirmDialogProps extends Omit<
  ModalProps,
  'actions' | 'hero' | 'emblem' | 'description' | 'size'
> {
  /** The question, in full: 'Are you sure you want to delete …?' */
  description: ReactNode;
  /** The confirm button's label, a verb such as 'Delete'. */
  confirmLabel?: ReactNode;
  /** The cancel button's label. @default 'Cancel', of the messages */
  cancelLabel?: ReactNode;
  /**
   * Called on confirmation, with the reason if one was asked for. While its promise is pending, both buttons are disabled. The
   * dialog stays open until the host closes it.
   */
  onConfirm: (reason: string) => void | Promise<unknown>;
  /** Whether the action is in progress, in addition to the time that the promise of `onConfirm` is pending. */
  pending?: boolean;
  /** `danger` for irreversible actions. @default 'plain' */
  tone?: 'plain' | 'danger';
  /**
   * Asks for a reason. With `missing`, the error of an empty field, it must be given: then the dialog is a form, whose field has the
   * initial focus, and it asks before discarding what was written.
   */
  reason?: { label: ReactNode; hint?: ReactNode; missing?: string; maxLength: number };
  /** Instead of a reason: a text to type first, such as the name of what is deleted. Ignores extra spaces. */
  typeToConfirm?: string;
}

const withoutExtraSpaces = (text: string) => text.normalize('NFC').trim().replace(/\s+/g, ' ');

const OpenDialog = forwardRef<HTMLDialogElement, Omit<ConfirmDialogProps, 'open'>>(function OpenDialog(
  {
    confirmLabel,
    cancelLabel,
    onConfirm,
    onClose,
    pending: acting = false,
    tone = 'plain',
    reason,
    typeToConfirm,
    children,
    ...rest
  },
  ref,
) {
  const messages = useMessages('ConfirmDialog', confirmDialogMessages);
  const id = useId();
  const [text, setText] = useState('');
  const [refused, setRefused] = useState(false);
  const refuse = useRefusal();
  const { run, pending: confirming } = usePending(onConfirm);
  const pending = acting || confirming !== null;
  const isForm = reason?.missing !== undefined;
  const hasField = reason !== undefined || typeToConfirm !== undefined;
  const mustWrite = isForm || typeToConfirm !== undefined;
  const missing = text.trim() === '' ? reason?.missing : undefined;
  const isOther =
    typeToConfirm !== undefined && withoutExtraSpaces(text) !== withoutExtraSpaces(typeToConfirm);
  const error = isOther ? messages.otherText : missing;
  const [close, discardQuestion] = useDiscardQuestion(isForm && missing === undefined && !pending, onClose);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    setRefused(true);
    if (error === undefined) void run(text.trim());
    else refuse(event.currentTarget);
  };
  const field = {
    value: text,
    error: refused ? error : undefined,
    'data-autofocus': mustWrite ? '' : undefined,
  };
  return (
    <>
      <Modal
        ref={ref}
        data-soc="ConfirmDialog"
        role={isForm ? undefined : 'alertdialog'}
        size={isForm ? 'medium' : 'small'}
        onClose={close}
        dismissible={!pending}
        actions={
          <>
            <Button
              variant="quiet"
              onClick={close}
              disabled={pending}
              data-autofocus={mustWrite ? undefined : ''}
            >
              {cancelLabel ?? messages.cancel}
            </Button>
            <Button
              variant={tone === 'danger' ? 'danger' : 'filled'}
              loading={pending}
              {...(hasField ? { type: 'submit', form: id } : { onClick: () => void run('') })}
            >
              {confirmLabel ?? messages.confirm}
            </Button>
          </>
        }
        open
        {...rest}
      >
        {hasField ? (
          <Form id={id} noValidate onSubmit={submit}>
            {reason && (
              <TextArea
                label={reason.label}
                hint={reason.hint}
                required={isForm}
                rows={isForm ? 3 : 2}
                maxLength={reason.maxLength}
                onChange={({ target }) => setText(target.value)}
                {...field}
              />
            )}
            {typeToConfirm !== undefined && (
              <TextField
                label={messages.typeToConfirm(typeToConfirm)}
                required
                autoComplete="off"
                spellCheck={false}
                onChange={({ target }) => setText(target.value)}
                {...field}
              />
            )}
            {children}
          </Form>
        ) : (
          children
        )}
      </Modal>
      {discardQuestion}
    </>
  );
});

/** Asks before something is done that matters. The safe answer has the initial focus, unless something must be written first. */
export const ConfirmDialog = whileOpen<ConfirmDialogProps>(OpenDialog);
ConfirmDialog.displayName = 'ConfirmDialog';

/** Asks before a dialog is closed with unsaved text. @returns the function that closes it or asks, and the question to render */
export function useDiscardQuestion(
  changed: boolean,
  onClose: () => void,
): [close: () => void, question: ReactNode] {
  const messages = useMessages('ConfirmDialog', confirmDialogMessages);
  const [asking, setAsking] = useState(false);
  return [
    () => (changed ? setAsking(true) : onClose()),
    <ConfirmDialog
      key="discard"
      open={asking}
      onClose={() => setAsking(false)}
      onConfirm={() => {
        setAsking(false);
        onClose();
      }}
      title={messages.discardTitle}
      description={messages.discardDescription}
      confirmLabel={messages.discard}
      cancelLabel={messages.keep}
      tone="danger"
    />,
  ];
}
