import { forwardRef, useRef, useState } from 'react';
import { ConfirmDialog, type ConfirmDialogProps } from '../../base/ConfirmDialog/ConfirmDialog.tsx';
import { TextField } from '../../base/TextField/TextField.tsx';
import { useRefusal } from '../../base/useRefusal.ts';
import { useMessages } from '../../host/useMessages.ts';

export const confirmByNameMessages = {
  label: (name: string) => `Type “${name}” to confirm`,
  other: 'This is another name. Type it as it stands above.',
} as const;

export interface ConfirmByNameProps extends Omit<ConfirmDialogProps, 'children' | 'variant'> {
  /** The text to type. Ignores extra spaces. */
  name: string;
}

const plain = (text: string) => text.normalize('NFC').trim().replace(/\s+/g, ' ');

const OpenDialog = forwardRef<HTMLDialogElement, Omit<ConfirmByNameProps, 'open'>>(function OpenDialog(
  { name, onConfirm, pending = false, ...rest },
  ref,
) {
  const messages = useMessages('ConfirmByName', confirmByNameMessages);
  const [typed, setTyped] = useState('');
  const [refused, setRefused] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const refuse = useRefusal();
  const isName = plain(typed) === plain(name);
  const confirm = () => {
    setRefused(!isName);
    if (!isName) refuse(form.current);
    else if (!pending) onConfirm();
  };
  return (
    <ConfirmDialog
      ref={ref}
      data-soc="ConfirmByName"
      open
      variant="danger"
      pending={pending}
      onConfirm={confirm}
      {...rest}
    >
      <form
        ref={form}
        noValidate
        onSubmit={(submit) => {
          submit.preventDefault();
          confirm();
        }}
      >
        <TextField
          label={messages.label(name)}
          required
          autoComplete="off"
          spellCheck={false}
          value={typed}
          error={refused && !isName ? messages.other : undefined}
          onChange={({ target }) => setTyped(target.value)}
          data-autofocus=""
        />
      </form>
    </ConfirmDialog>
  );
});

/** Confirms a far-reaching deletion by typing the name. */
export const ConfirmByName = forwardRef<HTMLDialogElement, ConfirmByNameProps>(function ConfirmByName(
  { open, ...rest },
  ref,
) {
  return open ? <OpenDialog ref={ref} {...rest} /> : null;
});
ConfirmByName.displayName = 'ConfirmByName';
