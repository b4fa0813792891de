import { Spinner } from 'societies-ui';

/** What is shown while nobody knows yet what to show: the session is being checked, or the first page fetched. */
export const Starting = () => <Spinner size="large" />;
