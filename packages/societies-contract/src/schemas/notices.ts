import Type, { type Static } from 'typebox';
import { noticeLimits } from '../limits.ts';
import { languages } from '../languages.ts';
import { digestRhythms, noticeKinds, societyNoticeLevels } from '../notices.ts';
import { Id, Instant, Nullable, PageQuery, strict } from './common.ts';

export const Notice = Type.Object(
  {
    id: Id,
    kind: Type.Enum(noticeKinds),
    title: Type.String(),
    text: Type.String(),
    /** Where the notice leads in the app. */
    href: Type.String(),
    created_at: Instant,
    read_at: Nullable(Instant),
    /** The society whose committee added the reader, while that can be undone by leaving. */
    leave: Type.Optional(Id),
  },
  { title: 'Notice' },
);
export type Notice = Static<typeof Notice>;

/** Always paged, newest first. */
export const NoticesQuery = Type.Object({ page: PageQuery.properties.page });
export type NoticesQuery = Static<typeof NoticesQuery>;

/** `unread` counts all pages. */
export const NoticesReply = Type.Object(
  {
    count: Type.Integer({ minimum: 0 }),
    unread: Type.Integer({ minimum: 0 }),
    results: Type.Array(Notice),
  },
  { title: 'Notices' },
);
export type NoticesReply = Static<typeof NoticesReply>;

/** The data of each server-sent event. */
export const LiveNotices = Type.Object({ unread: Type.Integer({ minimum: 0 }) }, { title: 'LiveNotices' });
export type LiveNotices = Static<typeof LiveNotices>;

/** Marks some notices, or all, as read. */
export const ReadNoticesBody = Type.Union([
  Type.Object({ ids: Type.Array(Id, { maxItems: noticeLimits.readAtOnce }) }, strict),
  Type.Object({ all: Type.Literal(true) }, strict),
]);
export type ReadNoticesBody = Static<typeof ReadNoticesBody>;

const ways = { in_app: Type.Boolean(), email: Type.Boolean() };
const Ways = Type.Object({ ...ways, push: Type.Boolean() }, strict);
/** Without `push` it stays as it is. */
const ChosenWays = Type.Object({ ...ways, push: Type.Optional(Type.Boolean()) }, strict);
const kindFields = <T>(of: T) =>
  Object.fromEntries(noticeKinds.map((kind) => [kind, of])) as Record<(typeof noticeKinds)[number], T>;
const Level = Type.Enum(societyNoticeLevels);
const Digest = Type.Enum(digestRhythms);
const Language = Type.Enum(languages);

/** `societies` holds the caller's own, by id. */
export const NoticeSettings = Type.Object(
  {
    /** Of mails, and of notices where a request names none; null until the user chooses. */
    language: Type.Optional(Nullable(Language)),
    digest: Digest,
    kinds: Type.Object(kindFields(Ways)),
    societies: Type.Record(Type.String(), Level),
  },
  { title: 'NoticeSettings' },
);
export type NoticeSettings = Static<typeof NoticeSettings>;

/** Omitted fields keep their value, within `kinds` and `societies` too. */
export const NoticeSettingsBody = Type.Object(
  {
    /** Null, as the reply has it where none was chosen, chooses none. */
    language: Type.Optional(Nullable(Language)),
    digest: Type.Optional(Digest),
    kinds: Type.Optional(Type.Object(kindFields(Type.Optional(ChosenWays)), strict)),
    societies: Type.Optional(
      Type.Record(Type.String({ pattern: '^[1-9][0-9]{0,9}$' }), Level, {
        maxProperties: noticeLimits.societiesAtOnce,
        additionalProperties: false,
      }),
    ),
  },
  strict,
);
export type NoticeSettingsBody = Static<typeof NoticeSettingsBody>;
