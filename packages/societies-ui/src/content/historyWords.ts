import { useMemo } from 'react';
import type { HistoryAction, HistoryEntry } from 'societies-contract';
import { eventLinesMessages } from '../events/EventLines/EventLines.tsx';
import { useDates } from '../host/useDates.ts';
import { useMessages } from '../host/useMessages.ts';

/** What was done, following the actor's name; `it` is the thing's name in quotation marks, or empty. */
const actions = {
  'society.changed': () => 'changed the society',
  'society.removed': (it: string) => `removed the society ${it}`,
  'society.restored': (it: string) => `put the society ${it} back`,
  'features.changed': () => 'switched pages on or off',
  'theme.changed': () => 'changed the colour themes',
  'committee.changed': () => 'changed the committee',
  'presidency.handed_over': () => 'handed the presidency over',
  'term.named': (it: string) => `named the next holder of the role ${it}`,
  'term.withdrawn': (it: string) => `withdrew the next holder of the role ${it}`,
  'term.accepted': (it: string) => `agreed to take over the role ${it}`,
  'term.declined': (it: string) => `declined to take over the role ${it}`,
  'term.begun': (it: string) => `the role ${it} passed to its next holder`,
  'term.ended': (it: string) => `the role ${it} became free`,
  'handover.changed': (it: string) => `wrote on the handover page of the role ${it}`,
  'takeover.accepted': (it: string) => `made ${it} President, who had asked to take over`,
  'takeover.declined': (it: string) => `declined the request of ${it} to take over`,
  'member.removed': (it: string) => `removed ${it} from the society`,
  'member.accepted': (it: string) => `accepted ${it} as a member`,
  'member.declined': (it: string) => `declined the request of ${it}`,
  'member.added': (it: string) => `added ${it} to the society`,
  'joining.changed': () => 'changed how people join',
  'invitation.created': (it: string) => `made the invitation ${it}`,
  'invitation.revoked': (it: string) => `revoked the invitation ${it}`,
  'affiliation.handed_in': (it: string) => `handed in ${it}`,
  'affiliation.changes_asked': (it: string) => `asked for changes to ${it}`,
  'affiliation.accepted': (it: string) => `accepted ${it}`,
  'affiliation.ticked': (it: string) => `ticked or unticked an item of ${it}`,
  'affiliation.document_added': (it: string) => `added a document to ${it}`,
  'affiliation.document_removed': (it: string) => `removed a document from ${it}`,
  'affiliation.reminded': (it: string) => `reminded committees of ${it}`,
  'round.created': (it: string) => `made the round ${it}`,
  'round.changed': (it: string) => `changed the round ${it}`,
  'round.deleted': (it: string) => `deleted the round ${it}`,
  'election.called': (it: string) => `called the election ${it}`,
  'election.changed': (it: string) => `changed the election ${it}`,
  'election.cancelled': (it: string) => `cancelled the election ${it}`,
  'election.published': (it: string) => `published the result of ${it}`,
  'role.created': (it: string) => `added the role ${it}`,
  'role.changed': (it: string) => `changed the role ${it}`,
  'role.deleted': (it: string) => `deleted the role ${it}`,
  'event.created': (it: string) => `created the event ${it}`,
  'event.changed': (it: string) => `changed the event ${it}`,
  'event.deleted': (it: string) => `deleted the event ${it}`,
  'event.restored': (it: string) => `put the event ${it} back`,
  'event.cancelled': (it: string) => `cancelled the event ${it}`,
  'event.guest_added': (it: string) => `added a guest to ${it}`,
  'event.guest_removed': (it: string) => `removed a guest from ${it}`,
  'event.checked_in': (it: string) => `checked a guest in at ${it}`,
  'event.check_in_undone': (it: string) => `undid a check-in at ${it}`,
  'event.guest_paid': (it: string) => `noted a payment for ${it}`,
  'event.guest_unpaid': (it: string) => `took a payment for ${it} back`,
  'event.place_returned': (it: string) => `an unpaid place at ${it} was given back`,
  'event.host_asked': (it: string) => `invited a society to co-host ${it}`,
  'event.host_accepted': (it: string) => `agreed to co-host ${it}`,
  'event.host_removed': (it: string) => `ended a society’s co-hosting of ${it}`,
  'post.created': (it: string) => `wrote the post ${it}`,
  'post.changed': (it: string) => `changed the post ${it}`,
  'post.deleted': (it: string) => `deleted the post ${it}`,
  'post.restored': (it: string) => `put the post ${it} back`,
  'merch.created': (it: string) => `added the item ${it}`,
  'merch.changed': (it: string) => `changed the item ${it}`,
  'merch.deleted': (it: string) => `deleted the item ${it}`,
  'merch.restored': (it: string) => `put the item ${it} back`,
  'widget.created': () => 'added a widget',
  'widget.changed': () => 'changed the home page',
  'widget.deleted': () => 'deleted a widget',
  'widget.restored': () => 'put a widget back',
  'request.accepted': (it: string) => `accepted the request for ${it}`,
  'request.rejected': (it: string) => `rejected the request for ${it}`,
  'request.changes_asked': (it: string) => `asked for changes to the request for ${it}`,
  'request.changed': (it: string) => `changed the request for ${it}`,
  'request.withdrawn': (it: string) => `withdrew the request for ${it}`,
  'request.deleted': (it: string) => `deleted the request for ${it}`,
  'user.removed': (it: string) => `removed the account ${it}`,
  'user.suspended': (it: string) => `suspended ${it}`,
  'user.restored': (it: string) => `lifted the suspension of ${it}`,
  'user.reset_sent': (it: string) => `sent ${it} a link for a new password`,
  'message.sent': (it: string) => `sent the message ${it}`,
  'site.changed': () => 'changed the texts about the site',
  'users.imported': () => 'imported users',
  'societies.imported': () => 'imported societies',
  'memberships.imported': () => 'imported memberships',
  'committee.imported': () => 'imported committee roles',
  'events.imported': () => 'imported events',
  'import.undone': (it: string) => `undid the import${it && ` of ${it}`}`,
  'mails.retried': (it: string) => `sent emails again that had not been delivered${it && ` to ${it}`}`,
  'admin.granted': (it: string) => `made ${it} an administrator`,
  'admin.revoked': (it: string) => `took the administrator rights from ${it}`,
  'sign_on.admin_granted': (it: string) => `made ${it} an administrator`,
  'sign_on.admin_revoked': (it: string) => `took the administrator rights from ${it}`,
  'sign_on.taken_over': (it: string) => `gave the account ${it} to the person whose ID it is`,
  'sign_on.carried_over': (it: string) => `recognised ${it} after the sign-in moved`,
  'sign_on.address_taken': (it: string) =>
    `took an unconfirmed address from ${it}, and gave it to the person it belongs to`,
} as const satisfies Record<HistoryAction, (it: string) => string>;

/** Labels of fields; others are labelled by their own name. */
const fields = {
  name: 'Name',
  email: 'Email address',
  title: 'Title',
  description: 'Description',
  content: 'Text',
  starts_at: 'Starts',
  duration_seconds: 'Duration',
  venue: 'Place',
  ...eventLinesMessages,
  max_participants: 'Places',
  price_pence: 'Price',
  payment: 'Payment',
  paid_pence: 'Paid',
  is_active: 'Registration open',
  opens_at: 'Registration opens',
  closes_at: 'Registration closes',
  cancel_until: 'Places can be given back until',
  members_only: 'Members only',
  waiting_list: 'Waiting list',
  questions: 'Questions',
  link: 'Link',
  pinned: 'Pinned',
  public: 'For everybody',
  publish_at: 'Published',
  keywords: 'Keywords',
  image: 'Picture',
  images: 'Pictures',
  logo: 'Logo',
  banner: 'Banner',
  category: 'Category',
  show_likes: 'Likes shown',
  purchase_url: 'Shop',
  slogan: 'Slogan',
  layout: 'Layout',
  permissions: 'Permissions',
  enable_posts: 'Posts',
  enable_events: 'Events',
  enable_merch: 'Merchandise',
  join_mode: 'How people join',
  join_questions: 'Questions',
  expires_at: 'Ends',
  max_uses: 'Number of uses',
  nominations_from: 'Nominations open',
  nominations_until: 'Nominations close',
  voting_from: 'Voting opens',
  voting_until: 'Voting closes',
  reopen_nominations: 'Re-open nominations',
  term_from: 'Term begins',
  term_until: 'Term ends',
  roles: 'Roles',
  current: 'Theme in use',
  due_at: 'Due',
  items: 'Items',
  item: 'Item',
  done: 'Done',
  message: 'Message',
  societies: 'Societies',
  state: 'State',
  reason: 'Reason',
  cancelled_at: 'Cancelled',
  cancel_reason: 'Reason',
  guest: 'Guest',
  over_capacity: 'Over capacity',
  host: 'Society',
  role: 'Role',
  holder: 'Holder',
  from: 'First day',
  until: 'Last day',
  users: 'Users',
  memberships: 'Memberships',
  events: 'Events',
  mails: 'Emails',
  is_admin: 'Administrator',
  audience: 'Sent to',
  readers: 'Readers',
  event: 'Event',
  contact_email: 'Contact',
  privacy_url: 'Privacy policy',
  terms_url: 'Terms of use',
  accessibility_url: 'Accessibility statement',
  imprint_url: 'Imprint',
  welcome: 'Welcome',
} as const;

export const historyWordsMessages = {
  actions,
  fields,
  /** What was done to several dates of a series. */
  ofSeries: (action: string, dates: number) => `${action}, ${dates} dates`,
  quoted: (name: string) => `\u201c${name}\u201d`,
  nothing: 'nothing',
  picture: 'a picture',
  yes: 'yes',
  no: 'no',
  minutes: (minutes: number) => `${minutes} min`,
} as const;

const pictures: ReadonlySet<string> = new Set(['image', 'images', 'logo', 'banner']);
const instant = /^\d{4}-\d\d-\d\dT/;

/** Converts a column name to words: `waiting_list` to Waiting list. */
const plain = (field: string) => {
  const words = field.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** What an action was done to; empty if it has no name. */
export const subjectOf = ({ subject }: Pick<HistoryEntry, 'subject'>): string =>
  subject.name ?? subject.id ?? '';

/** Describes actions and changes in words. */
export function useHistoryWords() {
  const dates = useDates();
  const messages = useMessages('HistoryWords', historyWordsMessages);
  return useMemo(
    () => ({
      /** What was done, following the actor's name. */
      actionOf: (
        entry: Pick<HistoryEntry, 'action' | 'subject'> & Partial<Pick<HistoryEntry, 'after'>>,
      ): string => {
        const name = subjectOf(entry);
        const action = messages.actions[entry.action](name === '' ? '' : messages.quoted(name));
        const dates = entry.after?.['dates'];
        return typeof dates === 'number' ? messages.ofSeries(action, dates) : action;
      },
      /** An action without what it was done to, as a list of actions names it: 'Changed the event'. */
      nameOfAction: (action: HistoryAction): string => {
        const words = messages.actions[action]('')
          .split(' ')
          .filter((word) => word !== '')
          .join(' ');
        return words.charAt(0).toUpperCase() + words.slice(1);
      },
      nameOf: (field: string): string =>
        field in messages.fields ? messages.fields[field as keyof typeof messages.fields] : plain(field),
      /** A field's value in words; null if it cannot be described, such as positions of widgets. */
      wordsOf: (field: string, value: unknown): string | null => {
        // Said with what was done.
        if (field === 'dates') return null;
        if (value === null || value === undefined || value === '') return messages.nothing;
        if (pictures.has(field)) return messages.picture;
        if (typeof value === 'boolean') return value ? messages.yes : messages.no;
        if (field === 'price_pence' || field === 'paid_pence') return (Number(value) / 100).toFixed(2);
        if (field === 'duration_seconds') return messages.minutes(Math.round(Number(value) / 60));
        if (typeof value === 'number') return String(value);
        if (typeof value === 'string')
          return instant.test(value) ? `${dates.day(value)}, ${dates.time(value)}` : value;
        if (Array.isArray(value) && value.every((part) => typeof part === 'string'))
          return value.join(', ') || messages.nothing;
        return null;
      },
    }),
    [dates, messages],
  );
}

/** The names of an entry's fields. */
export const fieldsOf = (before: object, after: object): string[] => [
  ...new Set([...Object.keys(before), ...Object.keys(after)]),
];
