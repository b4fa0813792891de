import Type, { type Static } from 'typebox';
import { electionLimits, electionStates, receiptAlphabet, receiptLength } from '../electionLimits.ts';
import { electionValidation } from '../electionOutcomes.ts';
import {
  ConflictReply,
  Id,
  ImageUrl,
  Instant,
  NonBlankLine,
  NonBlankText,
  Nullable,
  Page,
  PageQuery,
  Text,
  Version,
  strict,
  withMessages,
  type ChangedReply,
} from './common.ts';

const Count = Type.Integer({ minimum: 0 });
const Day = Type.String({ format: 'date' });
/** Null once the account is deleted. */
const Person = Nullable(Type.Object({ university_id: Type.String(), name: Type.String() }));
/** As the role was called when the election was. */
const ElectedRole = Type.Object({ id: Id, name: Type.String() });

/** How many may vote and how many have. */
const Turnout = Type.Object({ voted: Count, electorate: Count });

/** Moments in their order: nominations end by the time when voting begins. Days of the term: null for the day of publishing, and for open. */
const plan = {
  title: Type.String(),
  nominations_from: Instant,
  nominations_until: Instant,
  voting_from: Instant,
  voting_until: Instant,
  reopen_nominations: Type.Boolean(),
  term_from: Nullable(Day),
  term_until: Nullable(Day),
};

const common = {
  id: Id,
  ...plan,
  state: Type.Enum(electionStates),
  called_by: Person,
  cancelled_at: Nullable(Instant),
  cancel_reason: Nullable(Type.String()),
  published_at: Nullable(Instant),
  published_by: Person,
  /** Whether the caller can cast a ballot now: voting is open, they are in the electorate and have not voted. */
  may_vote: Type.Boolean(),
  voted: Type.Boolean(),
  /** Null until voting begins. */
  turnout: Nullable(Turnout),
  version: Version,
};

/** An election as the list shows it. */
export const ElectionItem = Type.Object(
  { ...common, roles: Type.Array(Type.Object({ role: ElectedRole })) },
  { title: 'ElectionItem' },
);
export type ElectionItem = Static<typeof ElectionItem>;
export const Elections = Page(ElectionItem);
export type Elections = Static<typeof Elections>;
/** Newest first, always by page. */
export const ElectionsQuery = PageQuery;

/** `name` is null once the account is deleted. Ballots pass over whoever withdrew while voting was open. */
export const Candidate = Type.Object(
  {
    id: Id,
    name: Nullable(Type.String()),
    avatar: ImageUrl,
    statement: Type.String(),
    withdrawn: Type.Boolean(),
  },
  { title: 'Candidate' },
);
export type Candidate = Static<typeof Candidate>;

/**
 * An election with its candidates, in an order of their own for each reader. "Re-open nominations" is not among them: see
 * `reopen_nominations`. `gone`: the role was deleted meanwhile, so nobody can vote for it.
 */
export const Election = Type.Object(
  {
    ...common,
    roles: Type.Array(
      Type.Object({ role: ElectedRole, gone: Type.Boolean(), candidates: Type.Array(Candidate) }),
    ),
    /** What the caller stands for. */
    nomination: Nullable(Type.Object({ role_id: Id, candidate_id: Id, statement: Type.String() })),
    may_nominate: Type.Boolean(),
    /** Whether the caller may change, cancel or publish it, apart from what its state allows. */
    may_manage: Type.Boolean(),
    may_publish: Type.Boolean(),
  },
  { title: 'Election' },
);
export type Election = Static<typeof Election>;
export const ElectionConflict = ConflictReply(Election);
export type ElectionConflict = ChangedReply<Election>;

/** `roles`: ids of roles other than Member. */
export const ElectionBody = Type.Object(
  {
    title: NonBlankLine(electionLimits.titleMax, { required: electionValidation.titleRequired }),
    roles: Type.Array(Id, {
      minItems: 1,
      maxItems: electionLimits.rolesMax,
      uniqueItems: true,
      ...withMessages({
        required: electionValidation.rolesRequired,
        minItems: electionValidation.rolesRequired,
        maxItems: electionValidation.rolesMax(electionLimits.rolesMax),
      }),
    }),
    nominations_from: Instant,
    nominations_until: Instant,
    voting_from: Instant,
    voting_until: Instant,
    reopen_nominations: Type.Optional(Type.Boolean()),
    term_from: Type.Optional(Nullable(Day)),
    term_until: Type.Optional(Nullable(Day)),
    version: Type.Optional(Version),
  },
  strict,
);
export type ElectionBody = Static<typeof ElectionBody>;

export const CancelElectionBody = Type.Object(
  { reason: NonBlankText(electionLimits.reasonMax, { required: electionValidation.reasonRequired }) },
  strict,
);
export type CancelElectionBody = Static<typeof CancelElectionBody>;

/** The same role again changes the statement. */
export const NominationBody = Type.Object(
  { role_id: Id, statement: Type.Optional(Text(electionLimits.statementMax)) },
  strict,
);
export type NominationBody = Static<typeof NominationBody>;

/** A candidate's id, or 0 for "Re-open nominations". */
const Choice = Type.Integer({ minimum: 0, maximum: 2_147_483_647 });

/** By the id of the role: whom the voter wants, best first. A role that is left out, or empty, gets no vote. */
export const BallotBody = Type.Record(
  Type.String({ pattern: '^[1-9][0-9]{0,9}$' }),
  Type.Array(Choice, { uniqueItems: true, maxItems: electionLimits.candidatesPerRole + 1 }),
  { maxProperties: electionLimits.rolesMax, additionalProperties: false },
);
export type BallotBody = Static<typeof BallotBody>;

/** Shown once and stored nowhere beside the voter. */
export const BallotReceipt = Type.Object(
  { receipt: Type.String({ pattern: `^[${receiptAlphabet}]{${receiptLength}}$` }) },
  { title: 'BallotReceipt' },
);
export type BallotReceipt = Static<typeof BallotReceipt>;

/**
 * `counts`: by candidate's id, of those still in. `eliminated`: who goes after this round; null in the last. `exhausted`: ballots that name
 * nobody who is still in. So counts and exhausted add up to the role's ballots.
 * `tie`: who shared the fewest votes, and what decided: their votes in the latest round that tells them apart, or else the lot.
 */
export const CountedRound = Type.Object(
  {
    counts: Type.Record(Type.String(), Count),
    eliminated: Nullable(Choice),
    exhausted: Count,
    tie: Nullable(
      Type.Object({
        candidates: Type.Array(Choice),
        decided_by: Type.Enum(['round', 'lot']),
        /** Of `rounds`, counted from 1; null for the lot. */
        round: Nullable(Type.Integer({ minimum: 1 })),
      }),
    ),
  },
  { title: 'CountedRound' },
);
export type CountedRound = Static<typeof CountedRound>;

/** `winner`: a candidate's id, 0 if nominations are re-opened, null if nobody is elected: no candidate, or no ballot that names one. */
export const RoleResult = Type.Object(
  {
    role: ElectedRole,
    candidates: Type.Array(
      Type.Object({
        id: Id,
        name: Nullable(Type.String()),
        avatar: ImageUrl,
        withdrawn: Type.Boolean(),
      }),
    ),
    /** Ballots that rank somebody for this role. */
    ballots: Count,
    winner: Nullable(Choice),
    rounds: Type.Array(CountedRound),
  },
  { title: 'RoleResult' },
);
export type RoleResult = Static<typeof RoleResult>;

/** `seed` decides lots; it follows from the receipts, so that anybody can draw them again: docs/elections.md. */
export const ElectionResults = Type.Object(
  {
    id: Id,
    title: Type.String(),
    voting_until: Instant,
    published_at: Instant,
    published_by: Person,
    reopen_nominations: Type.Boolean(),
    turnout: Turnout,
    /** All ballots, also those that leave roles out. */
    ballots: Count,
    seed: Type.String(),
    roles: Type.Array(RoleResult),
  },
  { title: 'ElectionResults' },
);
export type ElectionResults = Static<typeof ElectionResults>;
