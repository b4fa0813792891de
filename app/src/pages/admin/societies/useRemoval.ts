import type { Society } from 'societies-contract';
import { useToast } from 'societies-ui';
import { removeSociety } from '../../../api/administration.ts';
import { useAction } from '../../../api/useAction.ts';
import { useOutcomes } from '../../../preferences/useOutcomes.ts';
import { useRestoring } from './useRestoring.ts';

/** Removes a society: warning, toasts of which the last offers Undo, and what follows. */
export function useRemoval(society: Pick<Society, 'id' | 'name'>, onRemoved: () => void) {
  const { outcomes } = useOutcomes();
  const toast = useToast();
  const { run: restore } = useRestoring();
  const { run, pending } = useAction(removeSociety, {
    success: {
      ...outcomes.adminDelete.success,
      action: { label: outcomes.undo.label, onPress: () => void restore(society) },
    },
    failure: outcomes.society.removeFailed,
  });
  return {
    onWarn: () => void toast.warning(outcomes.adminDelete.warning),
    onDelete: () => void run(society.id).then((removed) => removed && onRemoved()),
    pending,
  };
}
