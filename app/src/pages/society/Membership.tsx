import { useState } from 'react';
import { fixedRoles, type Society } from 'societies-contract';
import { Button, ConfirmDialog, JoinButton, useMessages, type Widened } from 'societies-ui';
import { leaveSociety } from '../../api/societies.ts';
import { useAction } from '../../api/useAction.ts';
import { useSession } from '../../session/session.ts';
import { useJoin } from '../societies/useJoin.tsx';
import { useOutcomes } from '../../preferences/useOutcomes.ts';

const membershipMessages = {
  leave: 'Leave',
  leaveTitle: 'Leave this society?',
  leaveHint: (society: string) => `You can join ${society} again at any time.`,
} as const;

declare global {
  interface SocietiesMessages {
    AppMembership: Widened<typeof membershipMessages>;
  }
}

export interface MembershipProps {
  society: Society;
  /** The user's role there; null for non-members. */
  role: string | null;
}

/** Leaves the society after a confirmation. */
function Leave({ society }: Pick<MembershipProps, 'society'>) {
  const messages = useMessages('AppMembership', membershipMessages);
  const { outcomes } = useOutcomes();
  const [asking, setAsking] = useState(false);
  const { run, pending } = useAction(leaveSociety, {
    success: (_, { name }) => outcomes.leave.success(name),
    failure: outcomes.leave.failure,
  });
  const leave = async () => {
    if (await run(society)) setAsking(false);
  };
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setAsking(true)}>
        {messages.leave}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => void leave()}
        pending={pending}
        title={messages.leaveTitle}
        description={messages.leaveHint(society.name)}
        confirmLabel={messages.leave}
        tone="danger"
      />
    </>
  );
}

/**
 * Joining, asking or withdrawing for non-members and leaving for plain members. Those with a role must give it up first, and administrators cannot
 * join.
 */
export function Membership({ society, role }: MembershipProps) {
  const isAdmin = useSession().user?.isAdmin === true;
  const { pending, join, withdraw, questions } = useJoin();
  if (role === fixedRoles.member) return <Leave society={society} />;
  if (role !== null || isAdmin) return null;
  return (
    <>
      <JoinButton
        society={society}
        pending={pending}
        onJoin={() => void join(society)}
        onWithdraw={() => void withdraw(society)}
      />
      {questions}
    </>
  );
}
