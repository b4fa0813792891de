import { sql, type Transaction } from 'kysely';
import type { HandoverContact } from 'societies-contract';
import type { Database } from '../../schema.ts';
import type { Planned } from './plan.ts';

interface DemoPage {
  role: string;
  text: string;
  contacts: HandoverContact[];
}

/** What the committee of the first society has written for its next one. */
const pages: readonly DemoPage[] = [
  {
    role: 'President',
    text: `## Before you begin
Meet the old committee once, all of you together, in May. Everything that is not on these pages comes up there.

## The year
The fair in September brings nine members in ten. Book the stall in June: it takes two minutes then, and cannot be done in August.

## What I would do differently
Ask for help earlier. The union's student voice office answers within a day.`,
    contacts: [
      { label: 'Student voice office', value: 'societies@northgate.ac.uk' },
      { label: 'Room bookings', value: 'Extension 4410, weekday mornings' },
    ],
  },
  {
    role: 'Treasurer',
    text: `## The money in one paragraph
We hold about £1,900 in the Union account and nothing anywhere else. Card takings arrive on the Tuesday after an event. The float is £40 in the blue tin, Physics 2.14, second drawer.

## Three dates that matter
- **9 October**: grants close. Two quotes are needed above £250.
- **30 October**: affiliation. The budget goes in with it.
- **4 December**: deposit for the Wales minibus, £180. It does not come back.

## What I would do differently
Collect the Wales money before the bunkhouse is booked. Ask for receipts on the same evening, not in the same month.`,
    contacts: [
      { label: 'Union finance desk', value: 'finance@northgate.ac.uk' },
      { label: 'Bunkhouse, Elan Valley', value: 'stay@elanbunkhouse.example' },
      { label: 'Print shop', value: 'Library, ground floor' },
    ],
  },
];

/** Writes the handover pages of the first society, by those who hold the roles. */
export async function writeHandover(
  trx: Transaction<Database>,
  societies: readonly Pick<Planned, 'id' | 'holders'>[],
  now: Date,
): Promise<void> {
  const [society] = societies;
  if (!society) return;
  for (const { role, text, contacts } of pages) {
    await sql`
      insert into handovers (society_id, role_id, text, contacts, written_by, written_at)
      select ${society.id}::bigint, id, ${text}::text, ${JSON.stringify(contacts)}::jsonb, ${society.holders.get(role) ?? null}::text,
        ${now.toISOString()}::timestamptz - interval '2 days'
      from roles where society_id = ${society.id} and name = ${role}`.execute(trx);
  }
}
