import { useState } from 'react';
import type { Takeover } from 'societies-contract';
import { PageContent, useRoutes } from 'societies-ui';
import { OrphansTable } from 'societies-ui/handover';
import { detailOf } from '../../../api/ApiError.ts';
import { acceptTakeover, declineTakeover, useOrphans } from '../../../api/terms.ts';
import { useAction } from '../../../api/useAction.ts';
import { isRetrying } from '../../../api/useRead.ts';
import { useOutcomes } from '../../../preferences/useOutcomes.ts';
import { useAdminMessages } from '../useAdminMessages.ts';

/** Societies that nobody leads, and who asks to take them over. */
export default function OrphansPage() {
  const messages = useAdminMessages();
  const { outcomes, failed } = useOutcomes();
  const routes = useRoutes();
  const [page, setPage] = useState(1);
  const orphans = useOrphans(page);
  const words = outcomes.takeover;
  const failure = (error: unknown) => failed(detailOf(error) ?? words.decideFailed);
  const { run: accept } = useAction(({ id }: Takeover) => acceptTakeover(id), {
    success: (_, { person }) => words.accepted(person.name),
    failure,
  });
  const { run: decline } = useAction(({ id }: Takeover, reason: string) => declineTakeover(id, reason), {
    success: words.declined,
    failure,
  });
  return (
    <PageContent title={messages.orphans}>
      <OrphansTable
        orphans={orphans.data?.results}
        count={orphans.data?.count}
        page={page}
        onPageChange={setPage}
        hrefOf={(society) => routes.adminSociety(society) ?? ''}
        onAccept={accept}
        onDecline={decline}
        error={orphans.error?.message}
        onRetry={() => void orphans.mutate()}
        retrying={isRetrying(orphans)}
      />
    </PageContent>
  );
}
