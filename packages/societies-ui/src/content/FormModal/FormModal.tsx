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
  /** What the button that submits says. */
  submitLabel: ReactNode;
  /** The form is sent, by its button or by Enter in a field. Prevent the default and check what was written. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** The form is being sent: nothing can be pressed twice, and the modal stays. */
  submitting: boolean;
  /** Something was written that is not saved: closing asks first. */
  changed: boolean;
  /** Told whether something is written that is not saved, for a host that asks before it is lost by other ways than closing. */
  onDirtyChange?: (dirty: boolean) => void;
  /** The form may be closed while it is being sent; the host gives up then what is on its way. */
  interruptible?: boolean;
  /** The fields. Put two or three short ones into `<div data-part="row">`. */
  children: ReactNode;
}

/** A form in a modal. It asks before throwing away what was written. */
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
