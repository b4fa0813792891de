import { useCallback } from 'react';
import { JoinedStar } from 'societies-ui';
import { joinSociety } from '../../../api/societies.ts';
import { useAction } from '../../../api/useAction.ts';
import { useOutcomes } from '../../../preferences/useOutcomes.ts';
import { useSocietyContext } from '../SocietyContext.ts';

/** Joins the society whose event is for members only, and stays at the event. The function is stable. */
export function useJoinHere(): () => void {
  const { outcomes } = useOutcomes();
  const { society } = useSocietyContext();
  const { run } = useAction(joinSociety, {
    success: (_, { name }) => ({ ...outcomes.join.success(name), icon: <JoinedStar /> }),
    failure: outcomes.join.failure,
  });
  return useCallback(() => void run(society), [run, society]);
}
