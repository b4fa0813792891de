import { forwardRef, type ReactNode } from 'react';
import { useMessages, type Widened } from '../../host/useMessages.ts';
import { Button } from '../Button/Button.tsx';
import { Modal, type ModalProps } from '../Modal/Modal.tsx';

export const confirmDialogMessages = { confirm: 'Confirm', cancel: 'Cancel' } as const;

declare global {
  interface SocietiesMessages {
    ConfirmDialog: Widened<typeof confirmDialogMessages>;
  }
}

export interface ConfirmDialogProps extends Omit<
  ModalProps,
  'actions' | 'hero' | 'emblem' | 'description' | 'size'
> {
  /** The question, in full: 'Are you sure you want to delete …?' */
  description: ReactNode;
  /** What confirming does, as a verb: 'Delete'. */
  confirmLabel?: ReactNode;
  /** What the way out says. @default 'Cancel', of the messages */
  cancelLabel?: ReactNode;
  /** The reader said yes. It stays open until the host closes it. */
  onConfirm: () => void;
  /** The action is under way: both buttons wait. */
  pending?: boolean;
  /** `danger` for what cannot be undone. @default 'filled' */
  variant?: 'filled' | 'danger';
}

/** Asks before something is done that matters. Focus begins on the safe answer. */
export const ConfirmDialog = forwardRef<HTMLDialogElement, ConfirmDialogProps>(function ConfirmDialog(
  { confirmLabel, cancelLabel, onConfirm, onClose, pending = false, variant = 'filled', ...rest },
  ref,
) {
  const messages = useMessages('ConfirmDialog', confirmDialogMessages);
  return (
    <Modal
      ref={ref}
      data-soc="ConfirmDialog"
      role="alertdialog"
      onClose={onClose}
      dismissible={!pending}
      actions={
        <>
          <Button variant="quiet" onClick={onClose} disabled={pending} data-autofocus="">
            {cancelLabel ?? messages.cancel}
          </Button>
          <Button variant={variant} onClick={onConfirm} loading={pending}>
            {confirmLabel ?? messages.confirm}
          </Button>
        </>
      }
      {...rest}
    />
  );
});
ConfirmDialog.displayName = 'ConfirmDialog';
