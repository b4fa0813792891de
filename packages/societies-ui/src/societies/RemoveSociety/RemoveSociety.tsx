import { forwardRef, useState, type ComponentPropsWithoutRef } from 'react';
import { removableDays } from 'societies-contract';
import { Button } from '../../base/Button/Button.tsx';
import { Trash2 } from '../../base/Icon/icons.ts';
import { ConfirmByName } from '../../content/ConfirmByName/ConfirmByName.tsx';
import { useMessages, type Widened } from '../../host/useMessages.ts';

export const removeSocietyMessages = {
  remove: 'Remove Society',
  title: (name: string) => `Remove ${name}?`,
  description: (days: number) =>
    `Its members, events, posts and pages go with it. Administrators can restore all of it for ${days} days.`,
} as const;

declare global {
  interface SocietiesMessages {
    RemoveSociety: Widened<typeof removeSocietyMessages>;
  }
}

export interface RemoveSocietyProps extends Omit<ComponentPropsWithoutRef<'button'>, 'name' | 'children'> {
  /** The society's name, which must be typed to confirm. */
  name: string;
  /** Called on the first press, for the host to warn. The button turns red; the second press asks for the name. */
  onWarn: () => void;
  /** Deletes the society, once its name was typed. */
  onDelete: () => void;
  /** Whether the removal is pending. */
  pending?: boolean;
}

/** Deletes a society in two steps: a warning, then typing its name. */
export const RemoveSociety = forwardRef<HTMLButtonElement, RemoveSocietyProps>(function RemoveSociety(
  { name, onWarn, onDelete, pending = false, ...rest },
  ref,
) {
  const messages = useMessages('RemoveSociety', removeSocietyMessages);
  const [warned, setWarned] = useState(false);
  const [naming, setNaming] = useState(false);
  const press = () => {
    if (warned) {
      setNaming(true);
      return;
    }
    setWarned(true);
    onWarn();
  };
  return (
    <>
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
      <ConfirmByName
        open={naming}
        name={name}
        title={messages.title(name)}
        description={messages.description(removableDays.society)}
        confirmLabel={messages.remove}
        pending={pending}
        onConfirm={onDelete}
        onClose={() => setNaming(false)}
      />
    </>
  );
});
RemoveSociety.displayName = 'RemoveSociety';
