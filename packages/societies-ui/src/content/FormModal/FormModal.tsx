import { forwardRef, useCallback, useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { Button } from '../../base/Button/Button.tsx';
import { useDiscardQuestion } from '../../base/ConfirmDialog/ConfirmDialog.tsx';
import { Modal, type ModalProps } from '../../base/Modal/Modal.tsx';
import { BeforeSubmitContext, type BeforeSubmit } from '../../base/useBeforeSubmit.ts';
import { useDirty } from '../../base/useDirty.ts';
import { usePending } from '../../base/usePending.ts';
import { useRefusal } from '../../base/useRefusal.ts';
import { useMessages } from '../../host/useMessages.ts';
import { Form } from './FormModal.styles.ts';
import { FormRefusal } from './FormRefusal.tsx';

export const formModalMessages = { cancel: 'Cancel' } as const;

export interface FormModalProps extends Omit<ModalProps, 'actions' | 'dismissible' | 'onSubmit'> {
  /** The submit button's label. */
  submitLabel: ReactNode;
  /** Called on submit. Prevent the default and validate. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** Whether the form is being sent: ignores presses and keeps the modal open. */
  submitting: boolean;
  /** Whether there are unsaved changes: closing then asks first. */
  changed: boolean;
  /** Why it was not accepted, where no field says it. */
  refusal?: ReactNode;
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
    submitting: sending,
    changed: written,
    refusal,
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
  /** What fields have begun and not finished, such as a crop. It is done before the form is sent. */
  const steps = useRef(new Set<BeforeSubmit>());
  const [begun, setBegun] = useState(0);
  const register = useCallback((step: BeforeSubmit) => {
    steps.current.add(step);
    setBegun(steps.current.size);
    return () => {
      steps.current.delete(step);
      setBegun(steps.current.size);
    };
  }, []);
  const refuse = useRefusal();
  const { run: finish, pending: finishing } = usePending(async (form: HTMLFormElement) => {
    for (const step of steps.current) {
      if (await step()) continue;
      refuse(form);
      return false;
    }
    return true;
  });
  const submitting = sending || finishing !== null;
  const changed = written || begun > 0;
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (submitting) return;
    const form = event.target as HTMLFormElement;
    if (steps.current.size > 0 && !(await finish(form))) return;
    onSubmit(event);
    // For errors that are there at once. Those that are checked, or come from a server, are shown when they come.
    refuse(form);
  };
  const held = submitting && !interruptible;
  useDirty(open && changed, onDirtyChange);
  const [close, discardQuestion] = useDiscardQuestion(changed && !submitting, onClose);
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
        <Form id={id} noValidate onSubmit={(event) => void submit(event)}>
          <BeforeSubmitContext.Provider value={register}>{children}</BeforeSubmitContext.Provider>
          <FormRefusal>{refusal}</FormRefusal>
        </Form>
      </Modal>
      {open && discardQuestion}
    </>
  );
});
FormModal.displayName = 'FormModal';
