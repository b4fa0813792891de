import { useNavigate } from 'react-router-dom';
import { outcomes, type Society } from 'societies-contract';
import { joinSociety } from '../../api/societies.ts';
import { useAction } from '../../api/useAction.ts';

/** Joins a society: a toast says so, and the society's page opens. A refusal is said too, and nothing has changed. */
export function useJoin(): { joining: boolean; join: (society: Society) => Promise<void> } {
  const navigate = useNavigate();
  const { run, pending } = useAction(joinSociety, {
    success: (_, society) => outcomes.join.success(society.name),
    failure: outcomes.join.failure,
  });
  const join = async (society: Society) => {
    if (await run(society)) await navigate(`/societies/${society.id}`);
  };
  return { joining: pending, join };
}
