import Type, { type Static } from 'typebox';
import {
  affiliationItemKinds,
  affiliationLimits,
  affiliationSortKeys,
  affiliationStates,
  documentLimits,
  remindedStates,
} from '../affiliation.ts';
import { roleLimits } from '../limits.ts';
import { validation } from '../validation.ts';
import {
  Category,
  CategoryIds,
  ConflictReply,
  ErrorReply,
  Format,
  Id,
  ImageUrl,
  Instant,
  Name,
  NonBlankText,
  Nullable,
  PageQuery,
  Search,
  Sort,
  Text,
  Version,
  strict,
  textKind,
  withMessages,
  type ChangedReply,
} from './common.ts';

const kind = Type.Enum(affiliationItemKinds);
const State = Type.Enum(affiliationStates);
const Count = Type.Integer({ minimum: 0 });

/** An id of an item. A program's object has `__proto__` already, so that no item may be called so. */
const itemId = { maxLength: affiliationLimits.itemIdMax, pattern: '^(?!__proto__$)[A-Za-z0-9_-]+$' };

/** What a round asks for. `roles`: names, for `roles_filled`; `min`: for `members` and `events`. */
export const AffiliationItem = Type.Object(
  {
    id: Type.String(),
    kind,
    label: Type.String(),
    help: Type.String(),
    required: Type.Boolean(),
    roles: Type.Optional(Type.Array(Type.String())),
    min: Type.Optional(Count),
  },
  { title: 'AffiliationItem' },
);
export type AffiliationItem = Static<typeof AffiliationItem>;

/** The writer sets an item's `id` once, so that what was answered stays with it when it is reworded or moved. */
const ItemBody = Type.Object(
  {
    id: Type.String({ minLength: 1, ...itemId }),
    kind,
    label: Name(affiliationLimits.labelMax, {
      required: validation.affiliation.labelRequired,
      maxLength: validation.any.tooLong(affiliationLimits.labelMax),
    }),
    help: Type.Optional(Text(affiliationLimits.helpMax)),
    /** True unless said. */
    required: Type.Optional(Type.Boolean()),
    roles: Type.Optional(
      Type.Array(Name(roleLimits.nameMax), {
        minItems: 1,
        maxItems: affiliationLimits.rolesMax,
        ...withMessages({
          minItems: validation.affiliation.rolesRequired,
          maxItems: validation.affiliation.rolesMax(affiliationLimits.rolesMax),
        }),
      }),
    ),
    min: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: affiliationLimits.minMax,
        ...withMessages({
          minimum: validation.affiliation.minRange(affiliationLimits.minMax),
          maximum: validation.affiliation.minRange(affiliationLimits.minMax),
          type: validation.affiliation.minRange(affiliationLimits.minMax),
        }),
      }),
    ),
  },
  strict,
);

/** A round that every society goes through. The one that opened last is the current one, also after it was due. */
export const AffiliationRound = Type.Object(
  {
    id: Id,
    name: Type.String(),
    opens_at: Instant,
    due_at: Instant,
    items: Type.Array(AffiliationItem),
    version: Version,
  },
  { title: 'AffiliationRound' },
);
export type AffiliationRound = Static<typeof AffiliationRound>;

/** In the administrators' list, the latest first. `begun`: societies that have begun, whose answers go if it is deleted. */
export const ListedAffiliationRound = Type.Object(
  { ...AffiliationRound.properties, begun: Count },
  { title: 'ListedAffiliationRound' },
);
export type ListedAffiliationRound = Static<typeof ListedAffiliationRound>;
export const AffiliationRoundConflict = ConflictReply(ListedAffiliationRound);
export type AffiliationRoundConflict = ChangedReply<ListedAffiliationRound>;

const due = withMessages({ required: validation.affiliation.dueRequired });
/** With the `version` that was read, a PUT is refused if somebody else changed the round since. */
export const AffiliationRoundBody = Type.Object(
  {
    name: Name(affiliationLimits.nameMax, {
      required: validation.affiliation.nameRequired,
      maxLength: validation.any.tooLong(affiliationLimits.nameMax),
    }),
    opens_at: Type.String({
      format: 'date-time',
      ...withMessages({ required: validation.affiliation.opensRequired }),
    }),
    due_at: Type.String({ format: 'date-time', ...due }),
    items: Type.Array(ItemBody, {
      minItems: 1,
      maxItems: affiliationLimits.itemsMax,
      ...withMessages({
        required: validation.affiliation.itemsRequired,
        minItems: validation.affiliation.itemsRequired,
        maxItems: validation.affiliation.itemsMax(affiliationLimits.itemsMax),
      }),
    }),
    version: Type.Optional(Version),
  },
  strict,
);
export type AffiliationRoundBody = Static<typeof AffiliationRoundBody>;

export const AffiliationDocument = Type.Object(
  {
    name: Type.String(),
    /** In bytes. */
    size: Count,
    uploaded_at: Instant,
  },
  { title: 'AffiliationDocument' },
);
export type AffiliationDocument = Static<typeof AffiliationDocument>;

/**
 * How a society stands with an item of the round, in the order of its items. `value`: a boolean of a statement, the text, or the number of
 * members or events. A `comment` says what to change; until the item is answered anew it is not `done`.
 */
export const AffiliationAnswer = Type.Object(
  {
    id: Type.String(),
    done: Type.Boolean(),
    value: Nullable(Type.Union([Type.Boolean(), Type.Integer(), Type.String()])),
    document: Nullable(AffiliationDocument),
    comment: Nullable(Type.String()),
    /** Of `roles_filled`: who holds each role; null where nobody does. */
    roles: Type.Optional(Type.Array(Type.Object({ name: Type.String(), holder: Nullable(Type.String()) }))),
    /** When it was answered, uploaded or ticked, and who did it; null where nobody did, or their account is deleted. */
    at: Nullable(Instant),
    by: Nullable(Type.String()),
  },
  { title: 'AffiliationAnswer' },
);
export type AffiliationAnswer = Static<typeof AffiliationAnswer>;

/** A step of a society through a round. `by` is null once the account is deleted; `text` is empty or what an administrator wrote. */
export const AffiliationStep = Type.Object(
  {
    at: Instant,
    state: Type.Enum(['handed_in', 'changes_asked', 'accepted']),
    by: Nullable(Type.String()),
    text: Type.String(),
  },
  { title: 'AffiliationStep' },
);
export type AffiliationStep = Static<typeof AffiliationStep>;

/** `round` is null, and the rest empty, while there is none. */
export const Affiliation = Type.Object(
  {
    round: Nullable(AffiliationRound),
    state: State,
    version: Version,
    items: Type.Array(AffiliationAnswer),
    /** The latest first. */
    steps: Type.Array(AffiliationStep),
    /** The round before in which the society was accepted, and when. */
    accepted_before: Nullable(Type.Object({ round: Type.String(), at: Instant })),
  },
  { title: 'Affiliation' },
);
export type Affiliation = Static<typeof Affiliation>;
export const AffiliationConflict = ConflictReply(Affiliation);
export type AffiliationConflict = ChangedReply<Affiliation>;

/** Another round than the current one. */
export const AffiliationQuery = Type.Object({ round: Type.Optional(Id) });
export type AffiliationQuery = Static<typeof AffiliationQuery>;

/** The items that are named change, the others keep their answer; null takes an answer back. */
export const AffiliationBody = Type.Object(
  {
    items: Type.Record(
      Type.String({ maxLength: affiliationLimits.itemIdMax }),
      Nullable(Type.Union([Type.Boolean(), Text(affiliationLimits.textMax)])),
      { maxProperties: affiliationLimits.itemsMax },
    ),
    version: Type.Optional(Version),
  },
  strict,
);
export type AffiliationBody = Static<typeof AffiliationBody>;

const versioned = Type.Object(
  { version: Type.Optional(Version) },
  { ...strict, title: 'AffiliationVersion' },
);
/** With the `version` that was read, it is refused if something changed since. */
export const AffiliationVersionBody = Type.Unsafe<Static<typeof versioned> | null>({
  ...versioned,
  type: ['object', 'null'],
});
export type AffiliationVersionBody = Static<typeof AffiliationVersionBody>;

/** 409 `incomplete`: the required `items` that are not done. */
export const IncompleteReply = Type.Object({
  ...ErrorReply.properties,
  items: Type.Optional(Type.Array(AffiliationAnswer)),
  current: Type.Optional(Affiliation),
});
export type IncompleteReply = Static<typeof IncompleteReply>;

export const DocumentForm = Type.Object(
  {
    file: Type.Optional(
      Type.String({
        format: 'binary',
        description: `A PDF of at most ${documentLimits.maxBytes / 1024 / 1024} MiB.`,
      }),
    ),
  },
  strict,
);

export const OfficeTickBody = Type.Object({ done: Type.Boolean() }, strict);
export type OfficeTickBody = Static<typeof OfficeTickBody>;

const messageMax = validation.any.tooLong(affiliationLimits.messageMax);
/** What a society has to change: a comment by item, a message, or both. */
export const AskAffiliationChangesBody = Type.Object(
  {
    items: Type.Optional(
      Type.Record(
        Type.String({ maxLength: affiliationLimits.itemIdMax }),
        NonBlankText(affiliationLimits.commentMax, {
          required: validation.affiliation.commentRequired,
          maxLength: validation.any.tooLong(affiliationLimits.commentMax),
        }),
        { maxProperties: affiliationLimits.itemsMax },
      ),
    ),
    message: Type.Optional(
      Type.String({
        maxLength: affiliationLimits.messageMax,
        ...textKind('text'),
        ...withMessages({ maxLength: messageMax }),
      }),
    ),
    version: Type.Optional(Version),
  },
  strict,
);
export type AskAffiliationChangesBody = Static<typeof AskAffiliationChangesBody>;

/** Always paged. `round` is the current one unless said. */
export const AffiliationsQuery = Type.Object({
  ...PageQuery.properties,
  round: Type.Optional(Id),
  state: Type.Optional(State),
  search: Search,
  category: CategoryIds,
  sort: Sort(affiliationSortKeys),
  format: Format,
});
export type AffiliationsQuery = Static<typeof AffiliationsQuery>;

/** A row of the administrators' table. `done` and `total` count the round's items. */
export const ListedAffiliation = Type.Object(
  {
    society: Type.Object({ id: Id, name: Type.String(), logo: ImageUrl, category: Category }),
    state: State,
    done: Count,
    total: Count,
    version: Version,
    changed_at: Nullable(Instant),
    handed_in_at: Nullable(Instant),
    handed_in_by: Nullable(Type.String()),
    accepted_at: Nullable(Instant),
  },
  { title: 'ListedAffiliation' },
);
export type ListedAffiliation = Static<typeof ListedAffiliation>;

/** `counts`: societies by state, as the search and the category find them, whatever `state` is asked for. `round` is null while there is none. */
export const AffiliationsReply = Type.Object(
  {
    round: Nullable(AffiliationRound),
    counts: Type.Object(
      Object.fromEntries(affiliationStates.map((state) => [state, Count])) as Record<
        (typeof affiliationStates)[number],
        typeof Count
      >,
    ),
    count: Count,
    results: Type.Array(ListedAffiliation),
  },
  { title: 'Affiliations' },
);
export type AffiliationsReply = Static<typeof AffiliationsReply>;

export const RemindBody = Type.Object({ state: Type.Enum(remindedStates) }, strict);
export type RemindBody = Static<typeof RemindBody>;

/** `reminded`: societies whose committee was notified. */
export const RemindReply = Type.Object({ reminded: Count }, { title: 'RemindReply' });
export type RemindReply = Static<typeof RemindReply>;
