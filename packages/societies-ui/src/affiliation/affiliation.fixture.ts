import type {
  Affiliation,
  AffiliationAnswer,
  AffiliationRound,
  AffiliationsReply,
  ListedAffiliation,
} from 'societies-contract';
import { societies } from '../societies/societies.fixture.ts';

/** The moment of the design's pictures. */
export const affiliationNow = new Date('2026-10-21T12:00:00Z');

const required = true;
export const round: AffiliationRound = {
  id: 1,
  name: 'Affiliation 2026/27',
  opens_at: '2026-09-21T08:00:00Z',
  due_at: '2026-10-30T17:00:00Z',
  version: 1,
  items: [
    { id: 'conduct', kind: 'statement', label: 'We follow the code of conduct', help: '', required },
    {
      id: 'constitution',
      kind: 'document',
      label: 'Constitution',
      help: 'The one your members agreed on last.',
      required,
    },
    { id: 'risk', kind: 'document', label: 'Risk assessment', help: 'For this year.', required },
    {
      id: 'newcomers',
      kind: 'text',
      label: 'What is there for newcomers?',
      help: 'Two sentences are enough.',
      required: false,
    },
    {
      id: 'roles',
      kind: 'roles_filled',
      label: 'President and Treasurer have a holder',
      help: '',
      required,
      roles: ['President', 'Treasurer'],
    },
    { id: 'members', kind: 'members', label: 'At least 20 members', help: '', required, min: 20 },
    {
      id: 'events',
      kind: 'events',
      label: 'At least 3 events since the last round',
      help: '',
      required,
      min: 3,
    },
    { id: 'training', kind: 'office', label: 'Treasurer’s training attended', help: '', required },
  ],
};

const answer = (id: string, rest: Partial<AffiliationAnswer> = {}): AffiliationAnswer => ({
  id,
  done: true,
  value: null,
  document: null,
  comment: null,
  at: '2026-10-12T10:00:00Z',
  by: 'Mira Voss',
  ...rest,
});

const answers: AffiliationAnswer[] = [
  answer('conduct', { value: true }),
  answer('constitution', {
    document: { name: 'constitution-2026.pdf', size: 184_000, uploaded_at: '2026-10-12T10:00:00Z' },
  }),
  answer('risk', {
    document: { name: 'risk-assessment.pdf', size: 1_212_000, uploaded_at: '2026-10-14T10:00:00Z' },
  }),
  answer('newcomers', {
    value: 'Every Thursday starts with ten minutes for beginners, and telescopes are lent for nothing.',
  }),
  answer('roles', {
    roles: [
      { name: 'President', holder: 'Mira Voss' },
      { name: 'Treasurer', holder: 'Yuki Tanaka' },
    ],
    at: null,
    by: null,
  }),
  answer('members', { value: 212, at: null, by: null }),
  answer('events', { value: 14, at: null, by: null }),
  answer('training', { by: 'Ines Okafor', at: '2026-10-09T10:00:00Z' }),
];

/** Handed in, and nothing asked yet. */
export const handedIn: Affiliation = {
  round,
  state: 'handed_in',
  version: 4,
  items: answers,
  steps: [{ at: '2026-10-14T10:00:00Z', state: 'handed_in', by: 'Mira Voss', text: '' }],
  accepted_before: { round: '2025/26', at: '2025-11-02T10:00:00Z' },
};

/** As in the design's picture: one document is to change. */
export const changesAsked: Affiliation = {
  ...handedIn,
  state: 'changes_asked',
  items: answers.map((one) =>
    one.id === 'risk'
      ? {
          ...one,
          done: false,
          comment:
            'The roof evenings still name last year’s keyholder. Please put in this year’s, and date the page.',
        }
      : one,
  ),
  steps: [
    { at: '2026-10-20T15:20:00Z', state: 'changes_asked', by: 'Ines Okafor', text: 'Nearly there.' },
    ...handedIn.steps,
  ],
};

/** Nothing done but what is counted. */
export const begun: Affiliation = {
  ...handedIn,
  state: 'in_progress',
  steps: [],
  items: answers.map((one) =>
    ['roles', 'members', 'events'].includes(one.id)
      ? one
      : answer(one.id, { done: false, at: null, by: null }),
  ),
};

const states = ['handed_in', 'handed_in', 'changes_asked', 'in_progress', 'not_started', 'accepted'] as const;

/** The first page of the administrators' table. */
export const affiliations: AffiliationsReply = {
  round,
  counts: { not_started: 6, in_progress: 15, handed_in: 8, changes_asked: 4, accepted: 15, overdue: 0 },
  count: 48,
  results: societies.slice(0, 12).map(({ id, name, logo, category }, index): ListedAffiliation => {
    const state = states[index % states.length] ?? 'in_progress';
    const isNew = state === 'not_started';
    return {
      society: { id, name, logo, category },
      state,
      done: isNew ? 0 : 8 - (index % 3),
      total: 8,
      version: 1,
      changed_at: isNew ? null : `2026-10-${String(20 - index).padStart(2, '0')}T10:00:00Z`,
      handed_in_at: state === 'handed_in' ? '2026-10-19T10:00:00Z' : null,
      handed_in_by: state === 'handed_in' ? 'Jonas Weber' : null,
      accepted_at: state === 'accepted' ? '2026-10-18T10:00:00Z' : null,
    };
  }),
};
