import type { SimilarSociety, SocietyRequest } from 'societies-contract';

export const similar: SimilarSociety[] = [
  { id: 4, name: 'Photography', category: { id: 2, name: 'Arts' }, member_count: 187, logo: null },
  { id: 1, name: 'Astronomy Society', category: { id: 6, name: 'Science' }, member_count: 212, logo: null },
];

export const request = {
  id: 1,
  name: 'Astrophotography',
  proposal: 'Pictures of the night sky, with whatever camera you have. We would meet on clear evenings.',
  category: 2,
  user: '10000005',
  user_name: 'Lena Castell',
  date: '2026-10-12T09:00:00Z',
  rejected: false,
  state: 'changes_asked',
  messages: [
    {
      at: '2026-10-19T10:00:00Z',
      by: { name: 'Ines Okafor', is_admin: true },
      text: 'I like this. Photography already goes out at night once a month: what would you do that they don’t?',
    },
    {
      at: '2026-10-20T16:00:00Z',
      by: { name: 'Lena Castell', is_admin: false },
      text: 'Thank you. I have talked to Photography: they are glad to lend the darkroom.',
    },
  ],
  steps: [
    { at: '2026-10-12T09:00:00Z', state: 'pending' },
    { at: '2026-10-19T10:00:00Z', state: 'changes_asked' },
  ],
  society: null,
  version: 1,
} satisfies SocietyRequest;

export const requests: SocietyRequest[] = [
  request,
  {
    ...request,
    id: 2,
    name: 'Night Walkers',
    date: '2026-03-03T09:00:00Z',
    state: 'rejected',
    rejected: true,
    messages: [],
    steps: [],
  },
  { ...request, id: 3, name: 'Moon Gazers', date: '2026-02-03T09:00:00Z', state: 'accepted', society: 7 },
];
