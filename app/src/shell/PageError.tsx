import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { ErrorState, NotFound } from 'societies-ui';

/** A page that broke, or whose code could not be fetched: says so, and loads it again on demand. */
export function PageError() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  return <ErrorState onRetry={() => location.reload()} />;
}
