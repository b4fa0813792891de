import {
  pageSizeLimits,
  outcomes,
  paths,
  requestSortKeys,
  type Category,
  type SocietyRequest,
} from 'societies-contract';
import { useToast } from 'societies-ui';
import { RequestsTables, type RequestAction } from 'societies-ui/admin';
import { messageOf, statusOf } from '../../../api/ApiError.ts';
import { acceptRequest, deleteRequest, rejectRequest } from '../../../api/requests.ts';
import { useCategories } from '../../../api/societies.ts';
import { useListAddress } from '../../../lists/useListAddress.ts';
import { pagePath, tableProps, usePageOf } from '../../../lists/usePageOf.ts';

const noCategories: readonly Category[] = [];

/** One of the two lists, kept in the address under names of its own. */
function useRequests(rejected: boolean) {
  const address = useListAddress(requestSortKeys, rejected ? 'rejected_' : '');
  const { view, setPage } = address;
  const requests = usePageOf<SocietyRequest>(
    pagePath(paths.societyRequests, { ...view, search: '' }, { rejected: String(rejected) }),
    { page: view.page, size: pageSizeLimits.requests, setPage },
  );
  const { search: _, onSearchChange: __, ...driven } = tableProps(address, requests);
  return { reading: requests, list: { requests: requests.data?.results, ...driven } };
}

export default function AdminRequestsPage() {
  const toast = useToast();
  const waiting = useRequests(false);
  const rejected = useRequests(true);
  const readings = [waiting.reading, rejected.reading];
  const categories = useCategories();

  const accept = async (id: number) => {
    const created = await acceptRequest(id).then(
      ({ message }) => message === outcomes.request.created,
      (error: unknown) => {
        // That it exists already is what the server says; a server in trouble has said nothing of the kind.
        toast.danger(
          statusOf(error) < 500 ? outcomes.request.acceptFailed : outcomes.request.acceptUnanswered,
        );
        return null;
      },
    );
    if (created === null) return false;
    if (created) toast.success(outcomes.request.accepted);
    else toast.danger(outcomes.request.acceptFailed);
    return created;
  };

  const act = async ({ id }: SocietyRequest, action: RequestAction) => {
    if (action === 'accept') return accept(id);
    try {
      if (action === 'reject') {
        await rejectRequest(id);
        toast.success(outcomes.request.rejected);
      } else {
        await deleteRequest(id);
        toast.success(outcomes.request.deleted);
      }
      return true;
    } catch (error) {
      toast.danger(messageOf(error));
      return false;
    }
  };

  return (
    <>
      <title>Society requests · Constellation</title>
      <RequestsTables
        requests={{ waiting: waiting.list, rejected: rejected.list }}
        categories={categories.data ?? (categories.error ? noCategories : undefined)}
        onAction={act}
        error={readings.find(({ error }) => error)?.error?.message}
        onRetry={() => void Promise.all(readings.map(({ mutate }) => mutate()))}
        retrying={readings.some(({ isValidating }) => isValidating)}
      />
    </>
  );
}
