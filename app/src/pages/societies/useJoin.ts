import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { outcomes, type Society } from 'societies-contract';
import { useToast } from 'societies-ui';
import { joinSociety } from '../../api/societies.ts';

/** Joins a society: a toast says so, and the society's page opens. A refusal is said too, and nothing has changed. */
export function useJoin(): { joining: boolean; join: (society: Society) => Promise<void> } {
  const toast = useToast();
  const navigate = useNavigate();
  const [joining, setJoining] = useState(false);
  const join = async (society: Society) => {
    setJoining(true);
    try {
      await joinSociety(society);
      toast.success(outcomes.join.success(society.name));
      await navigate(`/societies/${society.id}`);
    } catch {
      toast.danger(outcomes.join.failure);
    } finally {
      setJoining(false);
    }
  };
  return { joining, join };
}
