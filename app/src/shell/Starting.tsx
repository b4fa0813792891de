import { ErrorState, Spinner } from 'societies-ui';
import { checkSession, useSession } from '../session/session.ts';
import { useCommonOutcomes } from '../preferences/language.ts';

/**
 * Shown while the session is being checked or the first page is loading. Reports a failed check and offers to retry at once.
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
