/** Texts that any page may show. Separate, because every first visit loads them. */
export const commonOutcomes = {
  unauthorized: '403 Unauthorized: You need to be logged in to view this page',
  login: {
    success: { title: 'Logged in successfully', description: 'Welcome back!' },
    invalid: { title: 'Invalid credentials', description: 'Please try again' },
    failure: { title: 'An error occurred', description: 'Please try again later' },
  },
  signup: {
    success: { title: 'Signed up successfully', description: 'Welcome!' },
    failure: { title: 'Sign up failed', description: 'Please try again' },
  },
  authError: 'An unexpected error occurred',
  notAuthenticated: 'User is not authenticated. Please log in.',
  session: {
    ended: { title: 'Your session ended', description: 'Please log in again' },
    unchecked: 'You are still logged in, and this tries again automatically',
  },
  offline: {
    title: 'You are offline',
    description: 'What you see may be out of date, and nothing can be saved',
  },
  unread: 'You are offline, and this is not on this device',
  code: {
    fetching: 'Loading...',
    failed: 'This part of Constellation could not be loaded',
    hint: 'Nothing else is affected. Check your connection and try again',
  },
  data: {
    fetch: 'Failed to fetch data',
    create: 'Failed to create data',
    update: 'Failed to update data',
    delete: 'Failed to delete data',
  },
} as const;
