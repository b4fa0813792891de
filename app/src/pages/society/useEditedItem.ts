import { useState } from 'react';
import type { PermissionCodename } from 'societies-contract';
import { useAskedForm } from '../../shell/useAskedForm.ts';
import { useSocietyContext } from './SocietyContext.ts';

/**
 * The event, post or item in the form of its page.
 * @param right what editing them takes.
 * @param count how many are listed, if known.
 * @param ready whether the address may open the form for a new one.
 * @returns `edited`, which is `new` for a new one and null while the form is closed; `editedItem`, the one that is stored; and what
 * opens and closes the form.
 */
export function useEditedItem<Item>(right: PermissionCodename, count: number | undefined, ready: boolean) {
  const { may, editing } = useSocietyContext();
  const [chosen, setChosen] = useState<Item | 'new' | null>(null);
  const { asked, forget } = useAskedForm();
  const mayEdit = editing && may(right);
  const edited = chosen ?? (ready && asked && may(right) ? 'new' : null);
  // While there are none, those who may create one can do so without turning editing on.
  const mayCreate = mayEdit || (may(right) && count === 0);
  return {
    mayEdit,
    edited,
    editedItem: edited === 'new' || edited === null ? undefined : edited,
    edit: setChosen as (item: Item) => void,
    onCreate: mayCreate ? () => setChosen('new') : undefined,
    onClose: () => {
      setChosen(null);
      forget();
    },
  };
}
