import type { SocietyMessage } from 'societies-contract';

const mira = { university_id: '10000002', name: 'Mira Voss' };

export const messageText = `We meet **outside** this week.

- Bring a coat
- Read [the list](https://astronomy.constellation.example/list)`;

/** What a society sent: to each audience, and by somebody whose account is gone. */
export const sentMessages: SocietyMessage[] = [
  {
    id: 3,
    sent_at: '2027-06-02T09:30:00Z',
    by: mira,
    audience: 'guests',
    event: { id: 7, name: 'Dark-sky weekend' },
    subject: 'The coach leaves at eight',
    text: 'From the North gate. **Be there ten minutes before.**',
    readers: 38,
  },
  {
    id: 2,
    sent_at: '2027-05-28T16:00:00Z',
    by: mira,
    audience: 'members',
    event: null,
    subject: 'This Thursday',
    text: messageText,
    readers: 1_204,
  },
  {
    id: 1,
    sent_at: '2027-05-03T12:15:00Z',
    by: null,
    audience: 'committee',
    event: null,
    subject: 'Agenda of Monday',
    text: 'The budget, and who brings the projector.',
    readers: 1,
  },
];

export const messageEvents = [
  { id: 7, name: 'Dark-sky weekend' },
  { id: 8, name: 'Mirror grinding' },
];
