import type {
  AdminSociety,
  PlatformAnalytics,
  Series,
  SocietyRequest,
  UserListItem,
} from 'societies-contract';

const surnames = [
  'Adeyemi',
  'Rahman',
  'Tanaka',
  'Voss',
  'Okafor',
  'Novák',
  'Silva',
  'Haddad',
  'Kowalski',
  'Ng',
];
const names = ['Tom', 'Nadia', 'Yuki', 'Mira', 'Ada', 'Jan', 'Bea', 'Omar', 'Ewa', 'Li'];

/** Users for stories and tests; the first is an administrator. */
export const manyUsers = (count: number): UserListItem[] =>
  Array.from({ length: count }, (_, index) => ({
    avatar: null,
    university_id: String(10_000_001 + index),
    first_name: names[(index * 7) % names.length] ?? 'Tom',
    last_name: surnames[index % surnames.length] ?? 'Adeyemi',
    date_joined: new Date(Date.UTC(2025, 9, 14 + (index % 200), 9)).toISOString(),
    role: index % 6 === 0 ? 'President' : 'Student',
    is_admin: index === 0,
  }));

/** Societies for stories and tests: an active one, the largest, and one that nobody leads. */
export const adminSocieties: AdminSociety[] = [
  {
    id: 1,
    name: 'Astronomy Society',
    logo: null,
    category: { id: 1, name: 'Science' },
    creation_date: '2019-10-14',
    member_count: 212,
    president: { university_id: '10000002', name: 'Mira Voss' },
    last_activity: '2026-11-14T18:00:00Z',
    state: 'active',
  },
  {
    id: 3,
    name: 'Climbing & Mountaineering',
    logo: null,
    category: { id: 7, name: 'Sport' },
    creation_date: '2011-09-30',
    member_count: 1301,
    president: { university_id: '10000005', name: 'Yuki Tanaka' },
    last_activity: '2026-11-20T09:00:00Z',
    state: 'active',
  },
  {
    id: 9,
    name: 'Night Cyclists',
    logo: null,
    category: { id: 7, name: 'Sport' },
    creation_date: '2026-02-01',
    member_count: 3,
    president: null,
    last_activity: null,
    state: 'quiet',
  },
];

export const requests: SocietyRequest[] = [
  {
    id: 1,
    name: 'Zen Garden',
    proposal: 'We rake gravel every morning before lectures.\n\nAll we need is a corner of the north court.',
    category: 3,
    user: '10000007',
    date: '2026-11-18T09:00:00Z',
    rejected: false,
  },
  {
    id: 2,
    name: 'Night Cyclists',
    proposal: 'Rides after dark, with far too many lights.',
    category: 7,
    user: '10000012',
    date: '2026-11-12T19:30:00Z',
    rejected: false,
    user_name: 'Ada Okafor',
    looks_like: { id: 4, name: 'Cycling Club' },
  },
  {
    id: 3,
    name: 'Chess Club Two',
    proposal: 'Like the first one, but on Wednesdays.',
    category: 5,
    user: '10000042',
    date: '2026-10-30T12:00:00Z',
    rejected: true,
  },
];

const months = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11'];

const monthly = (name: string, value: (month: number) => number): Series => ({
  name,
  points: months.map((month, index) => ({ label: `2026-${month}-01`, value: value(index) })),
});

export const analytics: PlatformAnalytics = {
  platform_overview: {
    total_societies: 48,
    total_users: 1204,
    total_events: 132,
    coming_events: 34,
    active_societies: { count: 41, percentage: 85.4 },
  },
  top_performing_societies: {
    most_engaged: { id: 1, name: 'Astronomy Society', signups_per_member: 3.4 },
    most_popular: { id: 3, name: 'Climbing & Mountaineering', member_count: 301 },
  },
  changes: { societies_this_term: 3, users_this_month: 86, events_this_week: 17 },
  series: [
    monthly('Members', (month) => 620 + Math.round(300 / (1 + Math.exp(4 - month))) + month * 26),
    monthly('Students', (month) => 840 + Math.round(330 / (1 + Math.exp(8 - month))) + month * 8),
    monthly('Registrations', (month) => [48, 96, 132, 118, 74, 20, 8, 12, 154, 210, 188][month] ?? 0),
    monthly('Events', (month) => [6, 11, 14, 13, 9, 3, 1, 2, 17, 22, 19][month] ?? 0),
  ],
};
