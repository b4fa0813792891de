import {
  pageSizeLimits,
  paths,
  requestSortKeys,
  type Category,
  type SocietyRequest,
} from 'societies-contract';
import { RequestsTables } from 'societies-ui/admin';
import { messageOf, statusOf } from '../../../api/ApiError.ts';
import { acceptRequest, deleteRequest, rejectRequest } from '../../../api/requests.ts';
import { useCategories } from '../../../api/societies.ts';
import { useAction } from '../../../api/useAction.ts';
import { isRetrying } from '../../../api/useRead.ts';
import { useListAddress } from '../../../lists/useListAddress.ts';
import { pagePath, tableProps, usePageOf } from '../../../lists/usePageOf.ts';
import { useTableExport } from '../../../lists/useTableExport.ts';
import { useOutcomes } from '../../../preferences/useOutcomes.ts';

const noCategories: readonly Category[] = [];

/** One of the two lists, with its own parameters in the address. */
function useRequests(rejected: boolean) {
  const address = useListAddress(requestSortKeys, rejected ? 'rejected_' : '');
  const { view, setPage } = address;
  const requests = usePageOf<SocietyRequest>(
    // Oldest first, unless another order was chosen.
    pagePath(
      paths.societyRequests,
      { ...view, search: '', sort: view.sort ?? (rejected ? null : 'date') },
      { rejected: String(rejected) },
    ),
    { page: view.page, size: pageSizeLimits.requests, setPage },
  );
  const { search: _, onSearchChange: __, ...driven } = tableProps(address, requests);
  return { reading: requests, list: { requests: requests.data?.results, ...driven } };
}

export default function AdminRequestsPage() {
  const { outcomes } = useOutcomes();
  const waiting = useRequests(false);
  const rejected = useRequests(true);
  const readings = [waiting.reading, rejected.reading];
  const categories = useCategories();
  const tableExport = useTableExport(paths.societyRequests, 'society-requests.csv');

  const accepting = useAction(acceptRequest, {
    success: outcomes.request.accepted,
    // Says that the society exists only after a 409, not after a failure of the server.
    failure: (error) =>
      statusOf(error) < 500 ? outcomes.request.acceptFailed : outcomes.request.acceptUnanswered,
  });
  const rejecting = useAction(rejectRequest, { success: outcomes.request.rejected, failure: messageOf });
  const deleting = useAction(deleteRequest, { success: outcomes.request.deleted, failure: messageOf });
  const actions = { accept: accepting.run, reject: rejecting.run, delete: deleting.run };

  return (
    <RequestsTables
      requests={{ waiting: waiting.list, rejected: rejected.list }}
      categories={categories.data ?? (categories.error ? noCategories : undefined)}
      {...tableExport}
      onAction={({ id }, action) => actions[action](id)}
      error={readings.find(({ error }) => error)?.error?.message}
      onRetry={() => void Promise.all(readings.map(({ mutate }) => mutate()))}
      retrying={readings.some(isRetrying)}
    />
  );
}
