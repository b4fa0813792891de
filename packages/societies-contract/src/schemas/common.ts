import Type, { type Static, type TSchema } from 'typebox';
import {
  colorPattern,
  pageSizeLimits,
  searchLimits,
  urlLimits,
  namePattern,
  notBlankPattern,
} from '../limits.ts';
import { validation } from '../validation.ts';

/**
 * Field messages by the JSON Schema keyword that failed; the server's error formatter reads them, so the reply says what
 * the form says. `required` also stands for a blank value.
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

/** Attaches the messages of a field to its schema. */
export const withMessages = (messages: FieldMessages) => ({ 'x-messages': messages });

export const Nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

/** An object that refuses fields it does not name, so nothing is assigned in bulk. */
export const strict = { additionalProperties: false } as const;

/** Identifier of a stored thing. PostgreSQL's `integer`. */
export const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });

/**
 * How often a thing was written. A write may send the one that it began from: when it is current no more, the reply is 409
 * `changed_meanwhile`. 0 stands for "not there yet". Every reply carries it; it is optional in what others draw with.
 */
export const Version = Type.Integer({ minimum: 0, maximum: 2_147_483_647 });

/** ISO 8601 instant, UTC. */
export const Instant = Type.String({ format: 'date-time' });

/** A text that must hold something besides white space. */
export const Text = (maxLength: number, messages: FieldMessages = {}) =>
  Type.String({ minLength: 1, maxLength, pattern: notBlankPattern, ...withMessages(messages) });

/** A text that names something: see `namePattern`. */
export const Name = (maxLength: number, messages: FieldMessages = {}, minLength = 1) =>
  Type.String({
    minLength,
    maxLength,
    pattern: namePattern,
    ...withMessages({ pattern: validation.any.characters, ...messages }),
  });

/** Address of a stored picture, or null when there is none. */
export const ImageUrl = Nullable(Type.String({ maxLength: urlLimits.max }));

export const Color = Type.String({ pattern: colorPattern });

/** The shape of every error reply. Source: decisions, "Replies". */
export const ErrorReply = Type.Object(
  {
    detail: Type.String(),
    code: Type.String(),
    errors: Type.Optional(Type.Record(Type.String(), Type.Array(Type.String()))),
  },
  { $id: 'ErrorReply', title: 'ErrorReply' },
);
export type ErrorReply = Static<typeof ErrorReply>;

/**
 * A 409 of a call that changes what somebody else may have changed too: with the code `changed_meanwhile` it carries the
 * thing as it is now, and nothing was written.
 */
export const ConflictReply = <T extends TSchema>(current: T) =>
  Type.Object({ ...ErrorReply.properties, current: Type.Optional(current) });
/** The same, when the code is `changed_meanwhile`. */
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

/** `?page` with `?page_size`: with `page` a list replies with `{count, results}`. */
export const PageQuery = Type.Object({
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  page_size: Type.Optional(Type.Integer({ minimum: 1, maximum: pageSizeLimits.max })),
});

export type PageQuery = Static<typeof PageQuery>;

/** `?search`: a text that stands in what is looked for. */
export const Search = Type.Optional(Type.String({ maxLength: searchLimits.max }));

/** `?category`: one id or several, separated by commas. */
export const CategoryIds = Type.Optional(Type.String({ pattern: '^[0-9]{1,9}(,[0-9]{1,9}){0,99}$' }));

/** `?format=csv`: the whole list that the query names as a table, whatever page it asks for. */
export const Format = Type.Optional(Type.Enum(['csv']));

/** `?sort`: one of the keys, `-` before it for descending. */
export const Sort = <const Keys extends readonly string[]>(keys: Keys) =>
  Type.Optional(Type.Enum(keys.flatMap((key: Keys[number]) => [key, `-${key}`] as const)));

export const Page = <T extends TSchema>(item: T) =>
  Type.Object({ count: Type.Integer({ minimum: 0 }), results: Type.Array(item) });

/** A list as an array or, when a page was asked for, as that page. */
export const ListOrPage = <T extends TSchema>(item: T) => Type.Union([Type.Array(item), Page(item)]);
