import { useToast } from 'societies-ui';
import { removeSociety } from '../../../api/administration.ts';
import { useAction } from '../../../api/useAction.ts';
import { useOutcomes } from '../../../preferences/useOutcomes.ts';

/** Removes a society: confirmation, toasts, and what follows. */
export function useRemoval(society: number, onRemoved: () => void) {
  const { outcomes } = useOutcomes();
  const toast = useToast();
  const { run, pending } = useAction(removeSociety, {
    success: outcomes.adminDelete.success,
    failure: outcomes.society.removeFailed,
  });
  return {
    onWarn: () => void toast.warning(outcomes.adminDelete.warning),
    onDelete: () => void run(society).then((removed) => removed && onRemoved()),
    pending,
  };
}
