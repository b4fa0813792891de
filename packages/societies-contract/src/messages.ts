import { commonOutcomes } from './commonOutcomes.ts';

/** A toast: its title and, where the specification has one, its description. */
export interface ToastText {
  title: string;
  description?: string;
}

/** Errors about exceeded limits, with what to do. Separate, because a component shows only one of them. */
export const tooMany = {
  requests: (max: number) =>
    `You can have at most ${max} requests waiting for a decision. You can send another when one is decided.`,
  widgets: (max: number) => `A home page has at most ${max} widgets. Remove one before you add another.`,
  roles: (max: number) => `A society has at most ${max} roles. Delete one before you add another.`,
  messages: (max: number) => `A request takes at most ${max} messages.`,
  versions: (max: number) =>
    `A request can be sent again at most ${max} times. Withdraw it and send a new one.`,
  themes: (max: number) => `A society keeps at most ${max} themes. Change one of them instead.`,
  takeovers: (max: number) => `You can wait for the answer to at most ${max} of these requests at a time.`,
  rounds: (max: number) => `There are at most ${max} rounds. Delete an old one before you add another.`,
  invitations: (max: number) =>
    `A society has at most ${max} valid invitations. Revoke one before you make another.`,
} as const;

/** Toasts and replies of the specification's error catalogue (section 8). */
export const outcomes = {
  ...commonOutcomes,
  changedMeanwhile: 'Somebody else changed this meanwhile. Nothing was saved.',
  join: {
    success: (society: string) => ({
      title: 'Joined successfully',
      description: `You have joined ${society}`,
    }),
    failure: { title: 'Could not join', description: 'Please try again' },
  },
  joining: {
    asked: (society: string) => ({
      title: 'Asked to join',
      description: `The committee of ${society} decides, and you will be told.`,
    }),
    withdrawn: 'Your request is withdrawn',
    withdrawFailed: 'Failed to withdraw your request!',
    accepted: (people: number) =>
      people === 1 ? 'One person is a member now' : `${people} people are members now`,
    gone: (people: number) =>
      people === 1
        ? 'One request was withdrawn, or somebody else decided'
        : `${people} requests were withdrawn, or somebody else decided`,
    declined: 'Declined, and told why',
    decideFailed: 'Failed to decide on this!',
    saved: 'How people join is saved',
    saveFailed: 'Failed to save how people join!',
    inviteFailed: 'Failed to make the invitation!',
    revoked: 'The invitation is revoked',
    revokeFailed: 'Failed to revoke the invitation!',
    addFailed: 'Failed to add people!',
    renewed: (societies: number) =>
      societies === 1 ? 'Your membership is renewed' : `${societies} memberships are renewed`,
    renewFailed: 'Failed to renew your membership!',
  },
  affiliation: {
    saved: 'Saved',
    saveFailed: 'Failed to save this!',
    uploaded: 'The document is stored',
    uploadFailed: 'Failed to store the document!',
    documentRemoved: 'The document is removed',
    handedIn: { title: 'Handed in', description: 'The administrators read it, and you will be told.' },
    handInFailed: 'Failed to hand it in!',
    accepted: (society: string) => `${society} is accepted, and its committee is told`,
    changesAsked: (society: string) => `${society} is asked for changes`,
    decideFailed: 'Failed to decide on this!',
    reminded: (societies: number) =>
      societies === 1 ? 'One committee is reminded' : `${societies} committees are reminded`,
    remindFailed: 'Failed to remind them!',
    roundSaved: 'The round is saved',
    roundDeleted: 'The round is deleted',
    roundDeleteFailed: 'Failed to delete the round!',
    roundFailed: 'Failed to save the round!',
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
  presidency: {
    success: (name: string) => `${name} is the President now.`,
    failure: 'Failed to hand the presidency over!',
  },
  terms: {
    named: (name: string) => `${name} is asked to take over`,
    saved: 'The term is saved',
    nameFailed: 'Failed to name the next holder!',
    withdrawn: 'Withdrawn, and told',
    withdrawFailed: 'Failed to withdraw this!',
    accepted: (role: string) => `You are the next ${role}`,
    declined: 'Declined, and told',
    answerFailed: 'Failed to send your answer!',
  },
  handover: {
    saved: 'The handover page is saved',
    saveFailed: 'Failed to save the handover page!',
  },
  takeover: {
    asked: { title: 'Asked to take over', description: 'An administrator decides, and you will be told.' },
    askFailed: 'Failed to ask!',
    accepted: (name: string) => `${name} is the President now.`,
    declined: 'Declined, and told why',
    decideFailed: 'Failed to decide on this!',
  },
  member: {
    removed: 'Member removed, and told why',
    removeFailed: 'Failed to remove the member!',
  },
  profile: {
    success: 'Details updated successfully!',
    failure: 'Failed to update details.',
  },
  analytics: {
    failure: 'Failed to load analytics data. Please try again later.',
    empty: 'No analytics data available. Please try refreshing the page.',
  },
  link: {
    copied: {
      title: 'Link copied',
      description: 'Send it to whoever should come along',
    },
    copyFailed: { title: 'Could not copy the link', description: 'Copy it from the address bar' },
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
    changesAsked: { title: 'Changes asked', description: 'The student is told and can send it again' },
    sentAgain: { title: 'Sent again', description: 'It keeps its place in the queue' },
    written: { title: 'Message sent' },
    withdrawn: { title: 'Request withdrawn' },
    decided: 'This request is already decided.',
    failed: { title: 'Something went wrong', description: 'Please try again' },
  },
  event: {
    registered: (event: string) => `Successfully registered to ${event}`,
    registerFailed: 'Something went wrong. Please try again.',
    withdrawn: (event: string) => `You have given up your place at ${event}`,
    waiting: (event: string) => `You are on the waiting list of ${event}`,
    leftLine: (event: string) => `You have left the waiting list of ${event}`,
    cancelled: 'Event cancelled. Everyone registered will be told',
    cancelFailed: 'Failed to cancel event!',
    hostAsked: (society: string) => `${society} is invited`,
    hostAccepted: (society: string) => `${society} now co-hosts this event`,
    hostDeclined: 'You have declined',
    hostRemoved: (society: string) => `${society} no longer co-hosts this event`,
    hostFailed: 'Could not change the hosts. Please try again.',
    guestAdded: 'Guest added',
    guestRemoved: 'Guest removed',
    guestFailed: 'Could not change the list of guests',
    paymentFailed: 'Could not note the payment',
    downloadFailed: 'Could not download the list. Please try again.',
    created: 'Event created successfully!',
    updated: 'Event updated successfully!',
    saveFailed: 'Failed to update event!',
    deleted: 'Event deleted successfully!',
    /** @param days the first few that were kept. */
    kept: (days: readonly string[], more: number) =>
      `Not deleted, because somebody has registered: ${[...days, ...(more > 0 ? [`${more} more`] : [])].join(', ')}. Cancel those with a reason instead.`,
    deleteFailed: 'Failed to delete event!',
  },
  post: {
    gone: {
      title: 'This post is no longer there.',
      description: 'It was deleted after this link was made.',
    },
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
  site: {
    saved: 'Saved: everybody reads it at once',
    saveFailed: 'Failed to save what is said about the site!',
    renamed: (society: string) => `${society} is renamed, and its committee is told`,
    moved: (society: string) => `${society} is moved, and its committee is told`,
    renameFailed: 'Failed to rename the society!',
  },
  undo: {
    label: 'Undo',
    done: 'Everything is back where it was!',
    failed: 'Failed to put it back!',
    society: (name: string) => ({
      title: 'Society restored',
      description: `${name} is back with everything in it`,
    }),
  },
  role: {
    created: 'Role created successfully!',
    updated: 'Role updated successfully!',
    deleted: 'Role deleted successfully!',
    failed: 'Failed to update role!',
  },
  mail: {
    retried: 'The email is being sent again',
    retryFailed: 'The email could not be sent again',
  },
  user: {
    removed: 'User removed successfully!',
    removeFailed: 'Failed to remove user!',
    suspended: (name: string) => `${name} is suspended`,
    restored: (name: string) => `${name} can log in again`,
    resetSent: (name: string) => `A link for a new password is on its way to ${name}`,
    granted: (name: string) => `${name} is an administrator now`,
    revoked: (name: string) => `${name} is no longer an administrator`,
    changeFailed: 'That did not work. Nothing was changed.',
  },
  imports: {
    undone: (file: string) => `The import of ${file} is undone`,
    undoFailed: 'The import could not be undone.',
    downloadFailed: 'The refused rows could not be downloaded.',
  },
  widget: {
    errorTitle: 'Editing widget',
    deleted: 'Widget removed successfully!',
    nothingToAdd: (type: string) => `The society has no ${type} to add.`,
  },
  forbidden: {
    theme: 'You do not have permission to edit the society theme',
    home: 'You do not have permission to edit the home page',
  },
} as const;
