import { ErrorState, Spinner } from 'societies-ui';
import { checkSession, useSession } from '../session/session.ts';
import { useCommonOutcomes } from '../preferences/language.ts';

/**
 * What is shown while nobody knows yet what to show: the session is being checked, or the first page fetched. A check that
 * failed is said, and can be tried again before the next try comes by itself.
 */
export function Starting() {
  const outcomes = useCommonOutcomes();
  const { error, checking } = useSession();
  if (error === null) return <Spinner size="large" />;
  return (
    <ErrorState
      page
      title={error.message}
      description={outcomes.session.unchecked}
      onRetry={() => void checkSession()}
      retrying={checking}
    />
  );
}
