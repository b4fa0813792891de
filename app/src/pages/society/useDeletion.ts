import { useCallback } from 'react';
import type { RestorableKind, ToastText } from 'societies-contract';
import { restoreThing } from '../../api/restoring.ts';
import { useAction } from '../../api/useAction.ts';
import { useOutcomes } from '../../preferences/useOutcomes.ts';
import { useSocietyContext } from './SocietyContext.ts';

interface Deletion<Reply> {
  kind: RestorableKind;
  /** `following` includes the following events of the series. */
  call: (society: number, id: number, following: boolean) => Promise<Reply>;
  success: ToastText;
  /** A message about what was kept, shown in addition. */
  warning?: (reply: Reply) => string | undefined;
  failure: ToastText | string | ((error: unknown) => ToastText | string);
}

/**
 * Deletes something of the society; the toast offers to undo it, and later the history does.
 * @returns `remove`, which resolves to whether it succeeded.
 */
export function useDeletion<Reply>({ kind, call, success, warning, failure }: Deletion<Reply>) {
  const { outcomes, succeeded, failed } = useOutcomes();
  const { society } = useSocietyContext();
  const { run: restore } = useAction(restoreThing, {
    success: succeeded(outcomes.undo.done),
    failure: failed(outcomes.undo.failed),
  });
  const { run, pending } = useAction((id: number, following: boolean) => call(society.id, id, following), {
    success: (_, id, following) => {
      const onPress = () => void restore({ society: society.id, kind, id, following });
      return { ...success, action: { label: outcomes.undo.label, onPress } };
    },
    warning,
    failure,
  });
  const remove = useCallback(
    ({ id }: { id: number }, following = false): Promise<boolean> => run(id, following),
    [run],
  );
  return { remove, pending };
}
