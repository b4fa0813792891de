import { useNavigate } from 'react-router-dom';
import type { CardSociety } from 'societies-ui';
import { joinSociety } from '../../api/societies.ts';
import { useAction } from '../../api/useAction.ts';
import { useOutcomes } from '../../preferences/useOutcomes.ts';

/** Joins a society: a toast says so, and the society's page opens. A refusal is said too, and nothing has changed. */
export function useJoin(): { joining: boolean; join: (society: CardSociety) => Promise<void> } {
  const { outcomes } = useOutcomes();
  const navigate = useNavigate();
  const { run, pending } = useAction(joinSociety, {
    success: (_, society) => outcomes.join.success(society.name),
    failure: outcomes.join.failure,
  });
  const join = async (society: CardSociety) => {
    if (await run(society)) await navigate(`/societies/${society.id}`);
  };
  return { joining: pending, join };
}
