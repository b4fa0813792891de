/** A toast: its headline and, where the specification gives one, its second line. */
export interface ToastText {
  title: string;
  description?: string;
}

/** What there may not be more of, and what to do about it. Apart from the rest: a component shows one of them. */
export const tooMany = {
  requests: (max: number) =>
    `At most ${max} of your requests can wait for a decision. You can ask again when one of them is decided.`,
  widgets: (max: number) => `A home page has at most ${max} widgets. Remove one before you add another.`,
  roles: (max: number) => `A society has at most ${max} roles. Delete one before you add another.`,
  themes: (max: number) => `A society keeps at most ${max} themes. Change one of them instead.`,
} as const;

/** Toasts and replies of the specification's error catalogue (section 8). */
export const outcomes = {
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
  changedMeanwhile: 'Somebody else changed this meanwhile. Nothing was saved.',
  notAuthenticated: 'User is not authenticated. Please log in.',
  session: {
    ended: { title: 'Your session ended', description: 'Please log in again' },
    unchecked: 'You are still logged in, and this tries again by itself',
  },
  offline: {
    title: 'You are offline',
    description: 'What you see may be out of date, and nothing can be saved',
  },
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
  join: {
    success: (society: string) => ({
      title: 'Joined successfully',
      description: `You have joined ${society}`,
    }),
    failure: { title: 'Could not join', description: 'Please try again' },
  },
  leave: {
    success: (society: string) => ({ title: 'Left successfully', description: `You have left ${society}` }),
    failure: { title: 'Could not leave', description: 'Please try again' },
  },
  adminDelete: {
    warning: {
      title: 'Delete Confirmation',
      description: 'Are you sure, deleting a society cannot be undone',
    },
    success: { title: 'Society Deleted', description: 'This society has been removed from the platform' },
  },
  password: {
    success: 'Password updated successfully!',
    failure: 'Failed to update password.',
  },
  avatar: {
    success: 'Avatar updated successfully!',
    removed: 'Avatar removed successfully!',
    failure: 'Failed to update avatar.',
  },
  picture: {
    failure: { title: 'The picture could not be stored', description: 'Everything else was saved' },
  },
  committee: {
    duplicate: 'Some roles have the same member assigned.',
    success: 'Committee updated successfully.',
  },
  profile: {
    success: 'Details updated successfully!',
    failure: 'Failed to update details.',
  },
  analytics: {
    failure: 'Failed to load analytics data. Please try again later.',
    empty: 'No analytics data available. Please try refreshing the page.',
  },
  request: {
    sent: { title: 'Request sent', description: 'An administrator will read it soon' },
    sendFailed: { title: 'Could not send the request', description: 'Please try again' },
    created: 'Society created successfully.',
    accepted: { title: 'Request Accepted', description: 'A new society has been created' },
    acceptFailed: {
      title: 'Error Accepting',
      description: 'This society already exists, please delete the request',
    },
    acceptUnanswered: { title: 'Error Accepting', description: 'Please try again' },
    rejected: {
      title: 'Request Rejected',
      description: 'Request successfully rejected, please confirm its deletion',
    },
    deleted: { title: 'Request Deleted', description: 'Request has been deleted' },
  },
  event: {
    registered: (event: string) => `Successfully registered to ${event}`,
    registerFailed: 'Something went wrong. Please try again.',
    withdrawn: (event: string) => `You have given up your place at ${event}`,
    created: 'Event created successfully!',
    updated: 'Event updated successfully!',
    saveFailed: 'Failed to update event!',
    deleted: 'Event deleted successfully!',
    deleteFailed: 'Failed to delete event!',
  },
  post: {
    created: 'Post created successfully!',
    updated: 'Post updated successfully!',
    saveFailed: 'Failed to update post!',
    likeFailed: 'Something went wrong. Please try again.',
    deleted: 'Post deleted successfully!',
    deleteFailed: 'Failed to delete post!',
  },
  merch: {
    created: 'Merch item created successfully!',
    updated: 'Merch item updated successfully!',
    saveFailed: 'Failed to update merch item!',
    deleted: 'Merch item deleted successfully!',
    deleteFailed: 'Failed to delete merch item!',
  },
  society: {
    success: 'Success',
    error: 'Error',
    themeUpdated: 'Society theme updated successfully!',
    themeFailed: 'Failed to update society theme!',
    bannerUpdated: 'Society banner updated successfully!',
    bannerFailed: 'Failed to update society banner image!',
    removeFailed: { title: 'Error', description: 'Failed to remove society!' },
    dataUpdated: 'Society data updated successfully!',
    dataFailed: 'Failed to update society data!',
    featuresUpdated: 'Feature options updated successfully!',
    featuresFailed: 'Failed to update feature options!',
  },
  role: {
    created: 'Role created successfully!',
    updated: 'Role updated successfully!',
    deleted: 'Role deleted successfully!',
    failed: 'Failed to update role!',
  },
  user: {
    removed: 'User removed successfully!',
    removeFailed: 'Failed to remove user!',
  },
  widget: {
    errorTitle: 'Editing widget',
    nothingToAdd: (type: string) => `The society has no ${type} to add.`,
  },
  forbidden: {
    theme: 'You do not have permission to edit the society theme',
    home: 'You do not have permission to edit the home page',
  },
} as const;
