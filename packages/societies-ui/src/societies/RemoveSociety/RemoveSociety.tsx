import { forwardRef, useState, type ComponentPropsWithoutRef } from 'react';
import { Button } from '../../base/Button/Button.tsx';
import { Trash2 } from '../../base/Icon/icons.ts';
import { useMessages } from '../../host/useMessages.ts';

export const removeSocietyMessages = { remove: 'Remove Society' } as const;

export interface RemoveSocietyProps extends Omit<ComponentPropsWithoutRef<'button'>, 'children'> {
  /** Called on the first press, for the host to warn. The button turns red; the second press deletes. */
  onWarn: () => void;
  /** Deletes the society, on the second press. */
  onDelete: () => void;
  /** Whether the removal is pending. */
  pending?: boolean;
}

/** Deletes a society in two presses, of which the first warns. */
export const RemoveSociety = forwardRef<HTMLButtonElement, RemoveSocietyProps>(function RemoveSociety(
  { onWarn, onDelete, pending = false, ...rest },
  ref,
) {
  const messages = useMessages('RemoveSociety', removeSocietyMessages);
  const [warned, setWarned] = useState(false);
  const press = () => {
    if (warned) return onDelete();
    setWarned(true);
    onWarn();
  };
  return (
    <Button
      ref={ref}
      data-soc="RemoveSociety"
      variant={warned ? 'danger' : 'soft'}
      data-state={warned && !pending ? 'confirm' : undefined}
      icon={<Trash2 aria-hidden="true" />}
      loading={pending}
      onClick={press}
      {...rest}
    >
      {messages.remove}
    </Button>
  );
});
RemoveSociety.displayName = 'RemoveSociety';
