import { Card, EmptyState, ErrorState, PageContent, Skeleton, useMessages } from 'societies-ui';
import { RequestList } from 'societies-ui/forms';
import { useMyRequests } from '../../api/requests.ts';
import { isRetrying } from '../../api/useRead.ts';
import { useFounding } from '../societies/useFounding.tsx';
import { myRequestsMessages } from './messages.ts';

/** The user's own requests for societies, in every state. */
export default function MyRequestsPage() {
  const messages = useMessages('AppMyRequests', myRequestsMessages);
  const requests = useMyRequests();
  const { button, form } = useFounding();
  return (
    <PageContent title={messages.title} action={button}>
      <title>{`${messages.title} · Constellation`}</title>
      {requests.data ? (
        requests.data.length > 0 ? (
          <Card padding="medium">
            <RequestList requests={requests.data} aria-label={messages.title} />
          </Card>
        ) : (
          <EmptyState title={messages.empty} description={messages.emptyHint} />
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
      {form}
    </PageContent>
  );
}
