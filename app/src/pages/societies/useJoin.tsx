import { useLocation, useNavigate } from 'react-router-dom';
import { JoinedStar, type CardSociety } from 'societies-ui';
import { joinSociety } from '../../api/societies.ts';
import { useAction } from '../../api/useAction.ts';
import { useOutcomes } from '../../preferences/useOutcomes.ts';
import { travels } from '../../shell/travels.ts';

/** Joins a society and opens its page; a toast reports the result. */
export function useJoin(): { pending: boolean; join: (society: CardSociety) => Promise<void> } {
  const { outcomes } = useOutcomes();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { run, pending } = useAction(joinSociety, {
    success: (_, society) => ({ ...outcomes.join.success(society.name), icon: <JoinedStar /> }),
    failure: outcomes.join.failure,
  });
  const join = async (society: CardSociety) => {
    const to = `/societies/${society.id}`;
    if (await run(society)) await navigate(to, { viewTransition: travels(pathname, to) });
  };
  return { pending, join };
}
