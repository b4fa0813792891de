import Type, { type Static, type TSchema } from 'typebox';
import { colorPattern, pageSizeLimits, searchLimits, urlLimits, notBlankPattern } from '../limits.ts';
import type { TextKind } from '../text.ts';
import { linePattern, namePattern } from '../textPatterns.ts';
import type { RefusalCode } from '../refusals.ts';
import { validation } from '../validation.ts';

/**
 * Messages by the JSON Schema keyword that failed, so that the server replies with the form's texts. `required` also covers
 * blank values.
 */
export type FieldMessages = Partial<
  Record<
    | 'required'
    | 'minLength'
    | 'maxLength'
    | 'pattern'
    | 'minimum'
    | 'maximum'
    | 'minItems'
    | 'maxItems'
    | 'type'
    | 'format'
    | 'enum',
    string
  >
>;

export const withMessages = (messages: FieldMessages) => ({ 'x-messages': messages });

export const Nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

/** Refuses unknown fields, which prevents mass assignment. */
export const strict = { additionalProperties: false } as const;

/** A row's id, PostgreSQL's `integer`. */
export const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });

/**
 * How often a thing was changed. A write may send the version it is based on; if it is outdated, the reply is 409
 * `changed_meanwhile`. 0 means "does not exist yet". Always in replies; optional in the type, so that hosts may leave it out.
 */
export const Version = Type.Integer({ minimum: 0, maximum: 2_147_483_647 });

/** An ISO 8601 time in UTC. */
export const Instant = Type.String({ format: 'date-time' });

/** How the server prepares a text before it validates and stores it: see `prepared`. */
export const textKind = (kind: TextKind) => ({ 'x-text': kind });

/** A text of several lines, which may be blank. */
export const Text = (maxLength: number) => Type.String({ maxLength, ...textKind('text') });

/** A text of several lines that is not blank. */
export const NonBlankText = (maxLength: number, messages: FieldMessages = {}) =>
  Type.String({
    minLength: 1,
    maxLength,
    pattern: notBlankPattern,
    ...textKind('text'),
    ...withMessages(messages),
  });

/** A text of one line, which may be blank. */
export const Line = (maxLength: number) =>
  Type.String({
    maxLength,
    pattern: linePattern,
    ...textKind('line'),
    ...withMessages({ pattern: validation.any.characters }),
  });

export const NonBlankLine = (maxLength: number, messages: FieldMessages = {}) =>
  Type.String({
    minLength: 1,
    maxLength,
    pattern: namePattern,
    ...textKind('line'),
    ...withMessages({ pattern: validation.any.characters, ...messages }),
  });

/** A string that is a name: see `namePattern`. */
export const Name = (maxLength: number, messages: FieldMessages = {}, minLength = 1) =>
  Type.String({
    minLength,
    maxLength,
    pattern: namePattern,
    ...textKind('name'),
    ...withMessages({ pattern: validation.any.characters, ...messages }),
  });

/** The address of a stored picture, or null. */
export const ImageUrl = Nullable(Type.String({ maxLength: urlLimits.max }));

export const Color = Type.String({ pattern: colorPattern });

/** The format of every error reply. Source: decisions, "Replies". */
export const ErrorReply = Type.Object(
  {
    detail: Type.String(),
    code: Type.Unsafe<RefusalCode>(Type.String()),
    errors: Type.Optional(Type.Record(Type.String(), Type.Array(Type.String()))),
  },
  { $id: 'ErrorReply', title: 'ErrorReply' },
);
export type ErrorReply = Static<typeof ErrorReply>;

/**
 * The 409 reply with the code `changed_meanwhile`: another write came first, nothing was written, and `current` is the thing as
 * it is now.
 */
export const ConflictReply = <T extends TSchema>(current: T) =>
  Type.Object({ ...ErrorReply.properties, current: Type.Optional(current) });
/** The type of that reply. */
export interface ChangedReply<T> extends ErrorReply {
  code: 'changed_meanwhile';
  current: T;
}

export const Category = Type.Object({ id: Id, name: Type.String() }, { title: 'Category' });
export type Category = Static<typeof Category>;

export const Permission = Type.Object(
  { id: Id, name: Type.String(), codename: Type.String() },
  { title: 'Permission' },
);
export type Permission = Static<typeof Permission>;

/** With `page` a list replies `{count, results}`; `page_size` sets its length. */
export const PageQuery = Type.Object({
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  page_size: Type.Optional(Type.Integer({ minimum: 1, maximum: pageSizeLimits.max })),
});

export type PageQuery = Static<typeof PageQuery>;

/** Text to search for. */
export const Search = Type.Optional(Type.String({ maxLength: searchLimits.max }));

/** One category id, or several separated by commas. */
export const CategoryIds = Type.Optional(Type.String({ pattern: '^[0-9]{1,10}(,[0-9]{1,10}){0,99}$' }));

/** `csv` exports the whole list as a table, ignoring pages. */
export const Format = Type.Optional(Type.Enum(['csv']));

/** A key to sort by, with `-` before it for descending. */
export const Sort = <const Keys extends readonly string[]>(keys: Keys) =>
  Type.Optional(Type.Enum(keys.flatMap((key: Keys[number]) => [key, `-${key}`] as const)));

export const Page = <T extends TSchema>(item: T) =>
  Type.Object({ count: Type.Integer({ minimum: 0 }), results: Type.Array(item) });

/** An array or, if the query names a page, that page. */
export const ListOrPage = <T extends TSchema>(item: T) => Type.Union([Type.Array(item), Page(item)]);
