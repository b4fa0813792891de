import { forwardRef } from 'react';
import { ConfirmDialog, type ConfirmDialogProps } from '../../base/ConfirmDialog/ConfirmDialog.tsx';
import { useMessages } from '../../host/useMessages.ts';

export const confirmDeleteMessages = {
  title: 'Confirm Delete',
  question: (name: string) => `Are you sure you want to delete ${name}?`,
  confirm: 'Delete',
} as const;

export interface ConfirmDeleteProps extends Omit<
  ConfirmDialogProps,
  | 'open'
  | 'title'
  | 'description'
  | 'confirmLabel'
  | 'onConfirm'
  | 'pending'
  | 'tone'
  | 'reason'
  | 'typeToConfirm'
> {
  /** What would be deleted; null closes the dialog. */
  name: string | null;
  /** What that takes from others, in numbers: said after the question. */
  consequences?: string;
  /** Deletes it. While its promise is pending, both buttons are disabled; then the question closes. */
  onConfirm: () => void | Promise<unknown>;
}

/** Asks before something is deleted. The safe answer has the initial focus. */
export const ConfirmDelete = forwardRef<HTMLDialogElement, ConfirmDeleteProps>(function ConfirmDelete(
  { name, consequences, onConfirm, onClose, ...rest },
  ref,
) {
  const messages = useMessages('ConfirmDelete', confirmDeleteMessages);
  return (
    <ConfirmDialog
      ref={ref}
      data-soc="ConfirmDelete"
      open={name !== null}
      onClose={onClose}
      title={messages.title}
      description={[messages.question(name ?? ''), consequences].filter(Boolean).join(' ')}
      confirmLabel={messages.confirm}
      tone="danger"
      onConfirm={async () => {
        try {
          await onConfirm();
        } finally {
          onClose();
        }
      }}
      {...rest}
    />
  );
});
ConfirmDelete.displayName = 'ConfirmDelete';
