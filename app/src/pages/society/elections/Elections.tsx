import { useState, type ReactNode } from 'react';
import { ElectionList } from 'societies-ui/elections';
import { useElections } from '../../../api/elections.ts';
import { isRetrying } from '../../../api/useRead.ts';
import { useSocietyContext } from '../SocietyContext.ts';

/** The society's elections, page by page. */
export function Elections({ emptyAction }: { emptyAction?: ReactNode }) {
  const { id } = useSocietyContext();
  const [page, setPage] = useState(1);
  const elections = useElections(id, page);
  return (
    <ElectionList
      elections={elections.data?.results}
      count={elections.data?.count}
      page={page}
      onPageChange={setPage}
      hrefOf={(election) => `/societies/${id}/elections/${election.id}`}
      emptyAction={emptyAction}
      error={elections.error?.message}
      onRetry={() => void elections.mutate()}
      retrying={isRetrying(elections)}
    />
  );
}
