import { useState } from 'react';
import { fixedRoles, outcomes } from 'societies-contract';
import { Button, ConfirmDialog, useToast } from 'societies-ui';
import { leaveSociety } from '../../api/societies.ts';
import { useSession } from '../../session/session.ts';
import { useJoin } from '../societies/useJoin.ts';
import type { SocietyContext } from './SocietyContext.ts';

/** Leaves the society, after being asked. */
function Leave({ society }: Pick<SocietyContext, 'society'>) {
  const toast = useToast();
  const [asking, setAsking] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    try {
      await leaveSociety(society);
      toast.success(outcomes.leave.success(society.name));
      setAsking(false);
    } catch {
      toast.danger(outcomes.leave.failure);
    } finally {
      setLeaving(false);
    }
  };
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setAsking(true)}>
        Leave
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => void leave()}
        pending={leaving}
        title="Leave this society?"
        description={`You can join ${society.name} again at any time.`}
        confirmLabel="Leave"
        variant="danger"
      />
    </>
  );
}

/**
 * The way into the society for one who looks at it, and out of it for a plain member. Who holds a post has to give it up
 * first, and administrators join nothing.
 */
export function Membership({ society, detail }: Pick<SocietyContext, 'society' | 'detail'>) {
  const isAdmin = useSession().user?.isAdmin === true;
  const { joining, join } = useJoin();
  if (detail.role?.name === fixedRoles.member) return <Leave society={society} />;
  if (detail.role !== null || isAdmin) return null;
  return (
    <Button loading={joining} onClick={() => void join(society)}>
      Join
    </Button>
  );
}
