import type { Society } from 'societies-contract';
import { restoreSociety } from '../../../api/administration.ts';
import { reasonOf } from '../../../api/ApiError.ts';
import { useAction } from '../../../api/useAction.ts';
import { useOutcomes } from '../../../preferences/useOutcomes.ts';

/** Brings a removed society back, with toasts. */
export function useRestoring<Removed extends Pick<Society, 'id' | 'name'>>() {
  const { outcomes, failed } = useOutcomes();
  return useAction((society: Removed) => restoreSociety(society), {
    success: (_, { name }) => outcomes.undo.society(name),
    failure: (error) => failed(reasonOf(error) ?? outcomes.undo.failed),
  });
}
