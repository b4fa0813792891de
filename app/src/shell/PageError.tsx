import { ErrorState } from 'societies-ui';

/** A page that broke, or whose code could not be fetched: says so, and loads it again on demand. */
export const PageError = () => <ErrorState page onRetry={() => location.reload()} />;
