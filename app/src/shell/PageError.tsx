import { ErrorState, useMessages, type Widened } from 'societies-ui';

const pageErrorMessages = {
  title: 'This page could not be shown',
  hint: 'Something went wrong with it. Loading it again often helps.',
} as const;

declare global {
  interface SocietiesMessages {
    AppPageError: Widened<typeof pageErrorMessages>;
  }
}

/** Shown if a page crashes or its code cannot be loaded; offers to reload. */
export function PageError() {
  const messages = useMessages('AppPageError', pageErrorMessages);
  return (
    <ErrorState page title={messages.title} description={messages.hint} onRetry={() => location.reload()} />
  );
}
