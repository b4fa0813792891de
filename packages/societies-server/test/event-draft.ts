import type { EventBody } from 'societies-contract';

export const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

/** An event that everybody may come to, as far as its two places go. */
export const eventDraft: EventBody = {
  name: 'Planetarium',
  description: 'Forty seats under a dome.',
  datetime: inDays(10),
  duration: '01:00:00',
  venue: 'Dome',
  max_participants: 2,
  price: 0,
  is_active: true,
};
