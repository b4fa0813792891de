import type { Widened } from 'societies-ui';

export const myRequestsMessages = {
  title: 'Your requests',
  empty: 'You have not asked for a society',
  emptyHint: 'Your requests for new societies are listed here, with what administrators answer.',
  others: 'Your other requests',
  back: 'My requests',
  gone: 'This request is no longer there.',
} as const;

declare global {
  interface SocietiesMessages {
    AppMyRequests: Widened<typeof myRequestsMessages>;
  }
}
