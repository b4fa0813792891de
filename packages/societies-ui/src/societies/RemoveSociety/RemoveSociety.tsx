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
  /** What the society is called: it is typed in the end. */
  name: string;
  /** The first press: the host warns. The button turns red and waits for the second, which asks for the name. */
  onWarn: () => void;
  /** Deletes the society; its name was typed. */
  onDelete: () => void;
  /** The removal is under way. */
  pending?: boolean;
}

/** Removes a society: the first press warns, the second asks for its name, and only that removes it. */
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
