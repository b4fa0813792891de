import { addDays, subDays } from 'date-fns';
import type { Transaction } from 'kysely';
import type { AffiliationItem } from 'societies-contract';
import { refreshStandings } from '../../../affiliation/standing.ts';
import type { StoredState } from '../../schema/affiliation.ts';
import type { Database } from '../../schema.ts';
import { parts } from './people.ts';
import type { Planned } from './plan.ts';
import { insert, type Rows } from './rows.ts';

const leastMembers = 15;
const roles = ['President', 'Treasurer'];

const items: AffiliationItem[] = [
  {
    id: 'code_of_conduct',
    kind: 'statement',
    label: 'We follow the code of conduct',
    help: 'An officer confirms it for the committee.',
    required: true,
  },
  {
    id: 'newcomers',
    kind: 'text',
    label: 'What is there for newcomers?',
    help: 'Two sentences are enough. The fair prints them.',
    required: true,
  },
  {
    id: 'risk_assessment',
    kind: 'document',
    label: 'Risk assessment',
    help: 'Only if you go outdoors, cook or use machines.',
    required: false,
  },
  {
    id: 'committee',
    kind: 'roles_filled',
    label: 'President and Treasurer have a holder',
    help: '',
    required: true,
    roles,
  },
  {
    id: 'members',
    kind: 'members',
    label: `At least ${leastMembers} members`,
    help: 'Counted automatically.',
    required: true,
    min: leastMembers,
  },
  {
    id: 'training',
    kind: 'office',
    label: 'Treasurer’s training attended',
    help: 'The office ticks this.',
    required: true,
  },
];

/** The states in turn, so that the table shows each of them. */
const states: readonly StoredState[] = [
  'accepted',
  'handed_in',
  'in_progress',
  'accepted',
  'not_started',
  'changes_asked',
];

const isComplete = ({ people, holders }: Planned) =>
  people.length >= leastMembers && roles.every((role) => holders.has(role));

/** A round that is open, and how far each society is. The first is asked to change something. */
export async function writeAffiliation(
  trx: Transaction<Database>,
  societies: readonly Planned[],
  now: Date,
): Promise<void> {
  const opened = subDays(now, 24);
  const year = opened.getUTCFullYear();
  const { id: round_id } = await trx
    .insertInto('affiliation_rounds')
    .values({
      name: `Affiliation ${year}/${String(year + 1).slice(2)}`,
      opens_at: opened,
      due_at: addDays(now, 21),
      items: JSON.stringify(items),
    })
    .returning('id')
    .executeTakeFirstOrThrow();

  const affiliations: Rows<'affiliations'> = [];
  const answers: Rows<'affiliation_answers'> = [];
  const steps: Rows<'affiliation_steps'> = [];
  for (const [index, society] of societies.entries()) {
    const wanted = index === 0 ? 'changes_asked' : (states[index % states.length] ?? 'not_started');
    const state = wanted === 'not_started' || isComplete(society) ? wanted : 'in_progress';
    if (state === 'not_started') continue;
    const place = { society_id: society.id, round_id };
    const by = society.holders.get('President') ?? null;
    const answered_at = subDays(now, 8 + (index % 9));
    const handedIn = subDays(now, 3 + (index % 5));
    const decided = subDays(now, 1 + (index % 2));
    const given = { ...place, answered_at, answered_by: by };
    answers.push({ ...given, item: 'code_of_conduct', value: 'true' });
    const changed_at = {
      in_progress: answered_at,
      handed_in: handedIn,
      changes_asked: decided,
      accepted: decided,
    }[state];
    affiliations.push({ ...place, state, version: 1, changed_at });
    if (state === 'in_progress') continue;
    const isCommented = state === 'changes_asked';
    answers.push({
      ...given,
      item: 'newcomers',
      value: JSON.stringify(
        'Every first evening of a month is for newcomers, and nobody needs to bring anything.',
      ),
      comment: isCommented ? 'Please say which evening, and where.' : null,
      commented_at: isCommented ? decided : null,
    });
    answers.push({ ...given, answered_by: parts.administrator, item: 'training', value: 'true' });
    steps.push({ ...place, state: 'handed_in', author: by, at: handedIn });
    if (state === 'handed_in') continue;
    const text = isCommented ? 'Nearly there: one thing is missing.' : '';
    steps.push({ ...place, state, author: parts.administrator, text, at: decided });
  }
  await insert(trx, 'affiliations', affiliations);
  await insert(trx, 'affiliation_answers', answers);
  await insert(trx, 'affiliation_steps', steps);
  await refreshStandings(trx);
}
