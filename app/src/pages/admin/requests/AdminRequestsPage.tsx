import {
  pageSizeLimits,
  paths,
  requestSortKeys,
  type Category,
  type SocietyRequest,
} from 'societies-contract';
import { RequestsTables, type RequestsTablesProps } from 'societies-ui/admin';
import { codeOf, messageOf, statusOf } from '../../../api/ApiError.ts';
import {
  acceptRequest,
  askForChanges,
  deleteRequest,
  rejectRequest,
  writeToStudent,
} from '../../../api/requests.ts';
import { useCategories } from '../../../api/societies.ts';
import { useAction } from '../../../api/useAction.ts';
import { isRetrying } from '../../../api/useRead.ts';
import { useListAddress } from '../../../lists/useListAddress.ts';
import { pagePath, tableProps, usePageOf } from '../../../lists/usePageOf.ts';
import { useTableExport } from '../../../lists/useTableExport.ts';
import { useNow } from '../../../time/useNow.ts';
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
      codeOf(error) === 'changed_meanwhile'
        ? messageOf(error)
        : statusOf(error) < 500
          ? outcomes.request.acceptFailed
          : outcomes.request.acceptUnanswered,
  });
  const rejecting = useAction(rejectRequest, { success: outcomes.request.rejected, failure: messageOf });
  const deleting = useAction(deleteRequest, { success: outcomes.request.deleted, failure: messageOf });
  const asking = useAction(askForChanges, { success: outcomes.request.changesAsked, failure: messageOf });
  const writing = useAction(writeToStudent, { success: outcomes.request.written, failure: messageOf });
  const now = useNow();
  /** What was read is decided about: an answer says so if the student has sent another version since. */
  const act: RequestsTablesProps['onAction'] = ({ id, version }, action, message) => {
    switch (action) {
      case 'accept':
        return accepting.run(id, version);
      case 'reject':
        return rejecting.run(id, { version, ...(message !== '' && { reason: message }) });
      case 'ask_changes':
        return asking.run(id, { message, version });
      case 'write':
        return writing.run(id, message);
      default:
        return deleting.run(id);
    }
  };

  return (
    <RequestsTables
      requests={{ waiting: waiting.list, rejected: rejected.list }}
      categories={categories.data ?? (categories.error ? noCategories : undefined)}
      {...tableExport}
      talking
      now={now}
      onAction={act}
      error={readings.find(({ error }) => error)?.error?.message}
      onRetry={() => void Promise.all(readings.map(({ mutate }) => mutate()))}
      retrying={readings.some(isRetrying)}
    />
  );
}
