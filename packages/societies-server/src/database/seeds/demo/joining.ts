import { addDays, subDays, subHours } from 'date-fns';
import type { Transaction } from 'kysely';
import type { Database } from '../../schema.ts';
import { demoPeople } from './people.ts';
import type { Planned } from './plan.ts';
import { insert } from './rows.ts';

/** The next such day `MM-DD`, today among them. */
export function coming(now: Date, day: string): string {
  const today = now.toISOString().slice(0, 10);
  const thisYear = now.getUTCFullYear();
  return `${today.slice(5) > day ? thisYear + 1 : thisYear}-${day}`;
}

/** Those who wait to be let in, invitations, and the figures of past membership years. */
export async function writeJoining(
  trx: Transaction<Database>,
  societies: readonly Planned[],
  now: Date,
  /** `MM-DD`; null where memberships do not end. */
  yearEnds: string | null,
): Promise<void> {
  await insert(
    trx,
    'join_requests',
    societies.flatMap(({ id, people, joining: { questions = [], waiting = [] } = { mode: 'open' } }) =>
      waiting.map(({ person, age, answers }) => {
        const { university_id } = demoPeople[person - 1] ?? {};
        if (university_id === undefined || people.includes(university_id))
          throw new Error(`Person ${person} cannot wait for society ${id}.`);
        return {
          society_id: id,
          university_id,
          questions: JSON.stringify(questions),
          answers: JSON.stringify(
            Object.fromEntries(
              questions.flatMap((question, index) =>
                answers[index] === undefined ? [] : [[question.id, answers[index]]],
              ),
            ),
          ),
          asked_at: subHours(subDays(now, age), person % 7),
        };
      }),
    ),
  );
  await insert(
    trx,
    'invitations',
    societies.flatMap(({ id, holders, joining }) =>
      (joining?.invitations ?? []).map(({ label, code, uses, most, days }) => ({
        society_id: id,
        code,
        label,
        uses,
        max_uses: most,
        expires_at: addDays(now, days),
        created_by: holders.get('President') ?? null,
        created_at: subDays(now, 5),
      })),
    ),
  );
  if (yearEnds === null) return;
  const latest = Number(coming(now, yearEnds).slice(0, 4)) - 1;
  await insert(
    trx,
    'membership_years',
    societies.flatMap(({ id, joining }) =>
      (joining?.years ?? []).map(({ renewed, lapsed }, ago) => ({
        society_id: id,
        ended_on: `${latest - ago}-${yearEnds}`,
        renewed,
        lapsed,
      })),
    ),
  );
}
