import { useCallback } from 'react';
import type { RestorableKind, ToastText } from 'societies-contract';
import { useToast } from 'societies-ui';
import { restoreThing } from '../../api/restoring.ts';
import { useAction } from '../../api/useAction.ts';
import { useOutcomes } from '../../preferences/useOutcomes.ts';
import { useSocietyContext } from './SocietyContext.ts';

interface Deletion<Reply> {
  kind: RestorableKind;
  /** `following`: also those that follow it in its series. */
  call: (society: number, id: number, following: boolean) => Promise<Reply>;
  success: ToastText;
  /** What was left, which is said as well. */
  warning?: (reply: Reply) => string | undefined;
  failure: ToastText | string | ((error: unknown) => ToastText | string);
}

/**
 * Deletes something of the society, and offers to take that back as long as the toast stands; later the history does.
 * @returns `remove`, which resolves to whether it succeeded.
 */
export function useDeletion<Reply>({ kind, call, success, warning, failure }: Deletion<Reply>) {
  const { outcomes, succeeded, failed } = useOutcomes();
  const { society } = useSocietyContext();
  const toast = useToast();
  const { run: restore } = useAction(restoreThing, {
    success: succeeded(outcomes.undo.done),
    failure: failed(outcomes.undo.failed),
  });
  const { run, pending } = useAction((id: number, following: boolean) => call(society.id, id, following), {
    warning,
    failure,
  });
  const { label } = outcomes.undo;
  const remove = useCallback(
    async ({ id }: { id: number }, following = false): Promise<boolean> => {
      if (!(await run(id, following))) return false;
      const action = { label, onPress: () => void restore({ society: society.id, kind, id }) };
      // Of a series each comes back by itself, from the history.
      toast.show({ ...success, ...(!following && { action }) });
      return true;
    },
    [run, restore, toast, society.id, kind, label, success],
  );
  return { remove, pending };
}
