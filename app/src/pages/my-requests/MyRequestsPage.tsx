import { Card, EmptyState, ErrorState, PageContent, Skeleton, useMessages } from 'societies-ui';
import { RequestList } from 'societies-ui/forms';
import { useMyRequests } from '../../api/requests.ts';
import { isRetrying } from '../../api/useRead.ts';
import { myRequestsMessages } from './messages.ts';

/** The user's own requests for societies, in every state. */
export default function MyRequestsPage() {
  const messages = useMessages('AppMyRequests', myRequestsMessages);
  const requests = useMyRequests();
  return (
    <PageContent title={messages.title}>
      <title>{`${messages.title} · Constellation`}</title>
      {requests.data ? (
        requests.data.length > 0 ? (
          <Card padding="medium">
            <RequestList requests={requests.data} aria-label={messages.title} />
          </Card>
        ) : (
          <EmptyState title={messages.empty} />
        )
      ) : requests.error ? (
        <ErrorState
          title={requests.error.message}
          onRetry={() => void requests.mutate()}
          retrying={isRetrying(requests)}
        />
      ) : (
        <Skeleton height={160} />
      )}
    </PageContent>
  );
}
