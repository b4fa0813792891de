import { PageContent } from 'societies-ui';
import { Elections } from './Elections.tsx';
import { useElectionMessages } from './useElectionMessages.ts';

/** The society's elections, for its members. */
export default function ElectionsPage() {
  const messages = useElectionMessages();
  return (
    <PageContent title={messages.title} level={2}>
      <Elections />
    </PageContent>
  );
}
