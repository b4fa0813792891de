import { forwardRef, useId, useState, type FormEvent, type ReactNode } from 'react';
import { Button } from '../../base/Button/Button.tsx';
import { ConfirmDialog } from '../../base/ConfirmDialog/ConfirmDialog.tsx';
import { Modal, type ModalProps } from '../../base/Modal/Modal.tsx';
import { useDirty } from '../../base/useDirty.ts';
import { useMessages, type Widened } from '../../host/useMessages.ts';
import { Form } from './FormModal.styles.ts';

export const formModalMessages = {
  cancel: 'Cancel',
  discardTitle: 'Discard your changes?',
  discardDescription: 'What you have written has not been saved.',
  discard: 'Discard',
  keep: 'Keep writing',
} as const;

declare global {
  interface SocietiesMessages {
    FormModal: Widened<typeof formModalMessages>;
  }
}

export interface FormModalProps extends Omit<ModalProps, 'actions' | 'dismissible' | 'onSubmit'> {
  /** The submit button's label. */
  submitLabel: ReactNode;
  /** Called on submit. Prevent the default and validate. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** Whether the form is being sent: ignores presses and keeps the modal open. */
  submitting: boolean;
  /** Whether there are unsaved changes: closing then asks first. */
  changed: boolean;
  /**
   * Called with whether there are unsaved changes, so that the host can ask before they are lost in other ways than by closing.
   */
  onDirtyChange?: (dirty: boolean) => void;
  /** Whether the form may be closed while it is being sent; the host then aborts. */
  interruptible?: boolean;
  /** The fields. Wrap two or three short ones in `<div data-part="row">`. */
  children: ReactNode;
}

/** A form in a modal, which asks before discarding unsaved input. */
export const FormModal = forwardRef<HTMLDialogElement, FormModalProps>(function FormModal(
  {
    submitLabel,
    onSubmit,
    submitting,
    changed,
    onDirtyChange,
    interruptible = false,
    onClose,
    open,
    children,
    ...rest
  },
  ref,
) {
  const messages = useMessages('FormModal', formModalMessages);
  const id = useId();
  const [asking, setAsking] = useState(false);
  const held = submitting && !interruptible;
  useDirty(open && changed, onDirtyChange);
  const close = () => (changed && !submitting ? setAsking(true) : onClose());
  return (
    <>
      <Modal
        ref={ref}
        data-soc="FormModal"
        size="medium"
        open={open}
        dismissible={!held}
        onClose={close}
        actions={
          <>
            <Button variant="quiet" onClick={close} disabled={held}>
              {messages.cancel}
            </Button>
            <Button type="submit" form={id} loading={submitting}>
              {submitLabel}
            </Button>
          </>
        }
        {...rest}
      >
        <Form id={id} noValidate onSubmit={onSubmit}>
          {children}
        </Form>
      </Modal>
      <ConfirmDialog
        open={open && asking}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onClose();
        }}
        title={messages.discardTitle}
        description={messages.discardDescription}
        confirmLabel={messages.discard}
        cancelLabel={messages.keep}
        variant="danger"
      />
    </>
  );
});
FormModal.displayName = 'FormModal';
