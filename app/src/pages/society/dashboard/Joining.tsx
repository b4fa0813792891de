import { useState, type ReactNode } from 'react';
import { pageSizeLimits, type InvitationBody } from 'societies-contract';
import { Columns, Link, Spinner } from 'societies-ui';
import {
  AddPeople,
  Invitations,
  JoinRequests,
  type ListedInvitation,
  type ListedJoinRequest,
} from 'societies-ui/membership';
import { detailOf, fieldErrorsOf } from '../../../api/ApiError.ts';
import {
  acceptRequests,
  addMembers,
  createInvitation,
  declineRequests,
  revokeInvitation,
  useInvitations,
  useJoinRequests,
} from '../../../api/joining.ts';
import { useAction } from '../../../api/useAction.ts';
import { isRetrying } from '../../../api/useRead.ts';
import { useOutcomes } from '../../../preferences/useOutcomes.ts';
import { useNow } from '../../../time/useNow.ts';
import { useSocietyContext } from '../SocietyContext.ts';
import { useDashboardMessages } from './useDashboardMessages.ts';

const idsOf = (requests: readonly ListedJoinRequest[]) => requests.map(({ university_id: id }) => id);

/** Those who ask to join. */
function Requests({ requests }: { requests: ReturnType<typeof usePageOfRequests> }) {
  const messages = useDashboardMessages();
  const { outcomes, failed } = useOutcomes();
  const { id, society } = useSocietyContext();
  const words = outcomes.joining;
  const { run: accept } = useAction(
    (chosen: readonly ListedJoinRequest[]) => acceptRequests(society.id, idsOf(chosen)),
    {
      success: ({ decided }) => (decided.length > 0 ? words.accepted(decided.length) : undefined),
      warning: ({ gone }) => (gone.length > 0 ? words.gone(gone.length) : undefined),
      failure: (error) => failed(detailOf(error) ?? words.decideFailed),
    },
  );
  const { run: decline } = useAction(
    (chosen: readonly ListedJoinRequest[], reason: string) =>
      declineRequests(society.id, idsOf(chosen), reason),
    {
      success: words.declined,
      failure: (error) => failed(detailOf(error) ?? words.decideFailed),
    },
  );
  const { reading, page, setPage } = requests;
  return (
    <JoinRequests
      requests={reading.data?.results}
      count={reading.data?.count}
      page={page}
      onPageChange={setPage}
      pending={reading.isLoading && reading.data !== undefined}
      now={useNow()}
      onAccept={accept}
      onDecline={decline}
      action={<Link href={`/societies/${id}/dashboard/settings`}>{messages.byAsking}</Link>}
      error={reading.error?.message}
      onRetry={() => void reading.mutate()}
      retrying={isRetrying(reading)}
    />
  );
}

function usePageOfRequests(society: string) {
  const [chosen, setPage] = useState(1);
  const reading = useJoinRequests(society, chosen, true);
  const { data, isLoading } = reading;
  // The page may no longer exist once its last request is decided.
  const last = data && !isLoading ? Math.max(1, Math.ceil(data.count / pageSizeLimits.members)) : chosen;
  const page = Math.min(chosen, last);
  if (page !== chosen) setPage(page);
  return { reading, page, setPage };
}

/** Invitations, and people whom the committee adds. */
function InvitingAndAdding() {
  const { outcomes, failed } = useOutcomes();
  const { id, society } = useSocietyContext();
  const words = outcomes.joining;
  const invitations = useInvitations(id);
  const making = useAction((body: InvitationBody) => createInvitation(society.id, body), {
    failure: (error) => (fieldErrorsOf(error) ? undefined : failed(detailOf(error) ?? words.inviteFailed)),
  });
  const { run: revoke } = useAction(({ id: one }: ListedInvitation) => revokeInvitation(society.id, one), {
    success: words.revoked,
    failure: (error) => failed(detailOf(error) ?? words.revokeFailed),
  });
  const adding = useAction((ids: string[], dryRun: boolean) => addMembers(society.id, ids, dryRun), {
    failure: (error) => (fieldErrorsOf(error) ? undefined : failed(detailOf(error) ?? words.addFailed)),
  });
  const add = (dryRun: boolean) => (ids: string[]) => adding.attempt(ids, dryRun).catch(() => undefined);
  const errors = fieldErrorsOf(making.error);
  return (
    <Columns
      aside={
        <AddPeople
          onCheck={add(true)}
          onAdd={add(false)}
          error={fieldErrorsOf(adding.error)?.university_ids?.[0]}
        />
      }
    >
      <Invitations
        society={society.id}
        invitations={invitations.data}
        now={useNow()}
        onCreate={(body) => making.attempt(body).catch(() => undefined)}
        createErrors={{
          label: errors?.label?.[0],
          expires_at: errors?.expires_at?.[0],
          max_uses: errors?.max_uses?.[0],
        }}
        onRevoke={revoke}
        error={invitations.error?.message}
        onRetry={() => void invitations.mutate()}
        retrying={isRetrying(invitations)}
      />
    </Columns>
  );
}

/**
 * How people come in, for those who manage members. It waits for what it shows, and `children` below it with it, to avoid a
 * layout shift.
 */
export default function Joining({ children }: { children: ReactNode }) {
  const { id, society } = useSocietyContext();
  const requests = usePageOfRequests(id);
  const invitations = useInvitations(id);
  const isLoading = [requests.reading, invitations].some(
    ({ data, error }) => data === undefined && error === undefined,
  );
  if (isLoading) return <Spinner size="large" />;
  const asks = society.join_mode === 'ask' || (requests.reading.data?.count ?? 0) > 0;
  return (
    <>
      {asks && <Requests requests={requests} />}
      <InvitingAndAdding />
      {children}
    </>
  );
}
