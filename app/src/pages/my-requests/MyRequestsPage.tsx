import { useState } from 'react';
import { Button, Card, EmptyState, ErrorState, PageContent, Skeleton, useMessages } from 'societies-ui';
import { Plus } from 'societies-ui/icons';
import { RequestList } from 'societies-ui/forms';
import { useMyRequests } from '../../api/requests.ts';
import { isRetrying } from '../../api/useRead.ts';
import { useSession } from '../../session/session.ts';
import { SocietyRequest } from '../societies/SocietyRequest.tsx';
import { myRequestsMessages } from './messages.ts';

/** The user's own requests for societies, in every state. */
export default function MyRequestsPage() {
  const messages = useMessages('AppMyRequests', myRequestsMessages);
  const isAdmin = useSession().user?.isAdmin === true;
  const requests = useMyRequests();
  const [founding, setFounding] = useState(false);
  return (
    <PageContent
      title={messages.title}
      action={
        !isAdmin && (
          <Button icon={<Plus aria-hidden="true" />} onClick={() => setFounding(true)}>
            {messages.create}
          </Button>
        )
      }
    >
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
      <SocietyRequest open={founding} onClose={() => setFounding(false)} />
    </PageContent>
  );
}
