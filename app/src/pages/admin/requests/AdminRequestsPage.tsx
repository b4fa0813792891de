import { outcomes, type Category, type SocietyRequest } from 'societies-contract';
import { useToast } from 'societies-ui';
import { RequestsTables, type RequestAction } from 'societies-ui/admin';
import { messageOf, statusOf } from '../../../api/ApiError.ts';
import { acceptRequest, deleteRequest, rejectRequest, useSocietyRequests } from '../../../api/requests.ts';
import { useCategories } from '../../../api/societies.ts';

const noCategories: readonly Category[] = [];

export default function AdminRequestsPage() {
  const toast = useToast();
  const requests = useSocietyRequests();
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
        requests={requests.data}
        categories={categories.data ?? noCategories}
        onAction={act}
        error={requests.error?.message}
        onRetry={() => void requests.mutate()}
        retrying={requests.isValidating}
      />
    </>
  );
}
