import { forwardRef, type ReactNode } from 'react';
import { useMessages } from '../../host/useMessages.ts';
import { Button } from '../Button/Button.tsx';
import { Modal, type ModalProps } from '../Modal/Modal.tsx';

export const confirmDialogMessages = { confirm: 'Confirm', cancel: 'Cancel' } as const;

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
  /** Called on confirmation. The dialog stays open until the host closes it. */
  onConfirm: () => void;
  /** Whether the action is in progress; disables both buttons. */
  pending?: boolean;
  /** `danger` for irreversible actions. @default 'filled' */
  variant?: 'filled' | 'danger';
}

/** Asks before something is done that matters. The safe answer has the initial focus. */
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
