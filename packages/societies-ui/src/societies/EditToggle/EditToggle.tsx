import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { Button } from '../../base/Button/Button.tsx';
import { Check, Pencil } from '../../base/Icon/icons.ts';
import { useMessages } from '../../host/useMessages.ts';

export const editToggleMessages = { edit: 'Edit page', done: 'Done' } as const;

export interface EditToggleProps extends Omit<ComponentPropsWithoutRef<'button'>, 'children'> {
  /** Whether editing is on. */
  editing: boolean;
  /** Turns editing on or off. */
  onEditingChange: (editing: boolean) => void;
}

/** Turns editing of a society's pages on or off, with a text label. */
export const EditToggle = forwardRef<HTMLButtonElement, EditToggleProps>(function EditToggle(
  { editing, onEditingChange, ...rest },
  ref,
) {
  const messages = useMessages('EditToggle', editToggleMessages);
  return (
    <Button
      ref={ref}
      data-part="toggle"
      variant={editing ? 'filled' : 'quiet'}
      icon={editing ? <Check aria-hidden="true" /> : <Pencil aria-hidden="true" />}
      {...rest}
      onClick={() => onEditingChange(!editing)}
    >
      {editing ? messages.done : messages.edit}
    </Button>
  );
});
EditToggle.displayName = 'EditToggle';
