import { ErrorState } from 'societies-ui';

/** Shown if a page crashes or its code cannot be loaded; offers to reload. */
export const PageError = () => <ErrorState page onRetry={() => location.reload()} />;
