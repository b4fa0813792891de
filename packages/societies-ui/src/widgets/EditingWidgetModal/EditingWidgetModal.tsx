import { forwardRef } from 'react';
import { outcomes } from 'societies-contract';
import { Button } from '../../base/Button/Button.tsx';
import { Modal, type ModalProps } from '../../base/Modal/Modal.tsx';
import { useMessages } from '../../host/useMessages.ts';

export const editingWidgetModalMessages = {
  title: outcomes.widget.errorTitle,
  nothingToAdd: outcomes.widget.nothingToAdd,
  close: 'OK',
} as const;

export interface EditingWidgetModalProps extends Omit<ModalProps, 'title' | 'actions' | 'children'> {
  /** What the society lacks: `posts` or `events`. */
  type: string;
}

/** Explains that a widget cannot be added, because the society has no content for it. */
export const EditingWidgetModal = forwardRef<HTMLDialogElement, EditingWidgetModalProps>(
  function EditingWidgetModal({ type, onClose, ...rest }, ref) {
    const messages = useMessages('EditingWidgetModal', editingWidgetModalMessages);
    return (
      <Modal
        ref={ref}
        data-soc="EditingWidgetModal"
        title={messages.title}
        description={messages.nothingToAdd(type)}
        onClose={onClose}
        actions={
          <Button data-autofocus="" onClick={onClose}>
            {messages.close}
          </Button>
        }
        {...rest}
      />
    );
  },
);
EditingWidgetModal.displayName = 'EditingWidgetModal';
