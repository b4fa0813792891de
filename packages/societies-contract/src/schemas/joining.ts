import Type, { type Static } from 'typebox';
import { invitationLimits, joiningLimits } from '../joiningLimits.ts';
import { memberLimits, universityIdLimits } from '../limits.ts';
import { validation } from '../validation.ts';
import {
  ConflictReply,
  Id,
  ImageUrl,
  Instant,
  Line,
  NonBlankText,
  Nullable,
  Page,
  PageQuery,
  Version,
  strict,
  withMessages,
  type ChangedReply,
} from './common.ts';
import { EventAnswers, EventQuestion, QuestionsBody } from './events.ts';
import { Theme, joinModes } from './societies.ts';

/** How people join a society. The questions are kept in every mode and asked of those who ask. */
export const Joining = Type.Object(
  {
    join_mode: Type.Enum(joinModes),
    join_questions: Type.Array(EventQuestion),
    version: Type.Optional(Version),
  },
  { title: 'Joining' },
);
export type Joining = Static<typeof Joining>;
export const JoiningConflict = ConflictReply(Joining);
export type JoiningConflict = ChangedReply<Joining>;

/** Omitted fields keep their value. */
export const JoiningBody = Type.Object(
  {
    join_mode: Type.Optional(Type.Enum(joinModes)),
    join_questions: Type.Optional(QuestionsBody(joiningLimits.questionsMax)),
    version: Type.Optional(Version),
  },
  strict,
);
export type JoiningBody = Static<typeof JoiningBody>;

/** The code of an invitation; whatever is no code of one is refused like a code that is none. */
const InvitationCode = Type.String({ minLength: 1, maxLength: 100 });

const join = Type.Object(
  { answers: Type.Optional(EventAnswers), invitation: Type.Optional(InvitationCode) },
  { ...strict, title: 'JoinBody' },
);
export type JoinBody = Static<typeof join>;
/** `answers` to the society's questions where one has to ask; `invitation` joins at once in every mode. */
export const JoinBody = Type.Unsafe<JoinBody | null>({ ...join, type: ['object', 'null'] });

/** Somebody who waits for the committee's decision. `questions`: as they were asked, with `answers` by their ids. */
export const JoinRequest = Type.Object(
  {
    university_id: Type.String(),
    first_name: Type.String(),
    last_name: Type.String(),
    avatar: ImageUrl,
    questions: Type.Array(EventQuestion),
    answers: EventAnswers,
    asked_at: Instant,
  },
  { title: 'JoinRequest' },
);
export type JoinRequest = Static<typeof JoinRequest>;
export const JoinRequests = Page(JoinRequest);
export type JoinRequests = Static<typeof JoinRequests>;
export const JoinRequestsQuery = PageQuery;

/** `gone`: those who no longer wait, because they withdrew or somebody else decided. */
export const JoinDecision = Type.Object(
  { decided: Type.Array(Type.String()), gone: Type.Array(Type.String()) },
  { title: 'JoinDecision' },
);
export type JoinDecision = Static<typeof JoinDecision>;

const UniversityId = Type.String({ minLength: 1, maxLength: universityIdLimits.loginMax });

export const AcceptJoinRequestsBody = Type.Object(
  { university_ids: Type.Array(UniversityId, { minItems: 1, maxItems: joiningLimits.decideAtOnce }) },
  strict,
);
export type AcceptJoinRequestsBody = Static<typeof AcceptJoinRequestsBody>;

export const DeclineJoinRequestBody = Type.Object(
  { reason: NonBlankText(memberLimits.reasonMax, { required: validation.booking.reasonRequired }) },
  strict,
);
export type DeclineJoinRequestBody = Static<typeof DeclineJoinRequestBody>;

export const invitationStates = ['valid', 'expired', 'used_up', 'revoked'] as const;
export type InvitationState = (typeof invitationStates)[number];

/** A link by which people join at once. `max_uses` is null if any number of people may use it. */
export const Invitation = Type.Object(
  {
    id: Id,
    url: Type.String(),
    label: Type.String(),
    expires_at: Instant,
    max_uses: Nullable(Type.Integer({ minimum: 1 })),
    uses: Type.Integer({ minimum: 0 }),
    /** Null once the account is deleted. */
    created_by: Nullable(Type.Object({ university_id: Type.String(), name: Type.String() })),
    revoked_at: Nullable(Instant),
    state: Type.Enum(invitationStates),
  },
  { title: 'Invitation' },
);
export type Invitation = Static<typeof Invitation>;

export const InvitationBody = Type.Object(
  {
    label: Type.Optional(Line(invitationLimits.labelMax)),
    expires_at: Type.Optional(Nullable(Instant)),
    max_uses: Type.Optional(
      Type.Unsafe<number | null>({
        type: ['integer', 'null'],
        minimum: 1,
        maximum: invitationLimits.usesMax,
        ...withMessages({
          minimum: validation.joining.usesRange(invitationLimits.usesMax),
          maximum: validation.joining.usesRange(invitationLimits.usesMax),
          type: validation.joining.usesRange(invitationLimits.usesMax),
        }),
      }),
    ),
  },
  strict,
);
export type InvitationBody = Static<typeof InvitationBody>;

/** What an invitation's link leads to, without anybody's name. */
export const OpenedInvitation = Type.Object(
  {
    society: Type.Object({
      id: Id,
      name: Type.String(),
      logo: ImageUrl,
      theme: Theme,
      description: Type.String(),
    }),
    state: Type.Enum(invitationStates),
  },
  { title: 'OpenedInvitation' },
);
export type OpenedInvitation = Static<typeof OpenedInvitation>;

/** `dry_run` says what would happen, and writes nothing. */
export const AddMembersBody = Type.Object(
  {
    university_ids: Type.Array(Type.String({ maxLength: 40 }), {
      minItems: 1,
      maxItems: joiningLimits.addAtOnce,
      ...withMessages({
        required: validation.joining.idsRequired,
        minItems: validation.joining.idsRequired,
        maxItems: validation.joining.idsMax(joiningLimits.addAtOnce),
      }),
    }),
    dry_run: Type.Optional(Type.Boolean()),
  },
  strict,
);
export type AddMembersBody = Static<typeof AddMembersBody>;

/** Why somebody is not added: no university ID, nobody's, or one of a suspended account. */
export const addRefusals = ['invalid', 'unknown', 'suspended'] as const;
export type AddRefusal = (typeof addRefusals)[number];

export const AddedMembers = Type.Object(
  {
    added: Type.Array(Type.String()),
    already: Type.Array(Type.String()),
    refused: Type.Array(Type.Object({ university_id: Type.String(), code: Type.Enum(addRefusals) })),
  },
  { title: 'AddedMembers' },
);
export type AddedMembers = Static<typeof AddedMembers>;
