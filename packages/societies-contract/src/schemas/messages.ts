import Type, { type Static } from 'typebox';
import { messageAudiences, societyMessageLimits } from '../messageLimits.ts';
import { validation } from '../validation.ts';
import { Id, Instant, NonBlankLine, NonBlankText, Nullable, PageQuery, strict } from './common.ts';

const { subjectMax, textMax } = societyMessageLimits;

/** A message that a society sent. `text` is Markdown. */
export const SocietyMessage = Type.Object(
  {
    id: Id,
    sent_at: Instant,
    /** Null once the account is deleted. */
    by: Nullable(Type.Object({ university_id: Type.String(), name: Type.String() })),
    audience: Type.Enum(messageAudiences),
    /** Whose guests it went to; null for another audience, and once the event is deleted. */
    event: Nullable(Type.Object({ id: Id, name: Type.String() })),
    subject: Type.String(),
    text: Type.String(),
    /** How many it went to: without those who want no such notices, and the one who wrote it. */
    readers: Type.Integer({ minimum: 0 }),
  },
  { title: 'SocietyMessage' },
);
export type SocietyMessage = Static<typeof SocietyMessage>;

export const SocietyMessages = Type.Object(
  { count: Type.Integer({ minimum: 0 }), results: Type.Array(SocietyMessage) },
  { title: 'SocietyMessages' },
);
export type SocietyMessages = Static<typeof SocietyMessages>;

export const SocietyMessagesQuery = Type.Object(PageQuery.properties);

/** How many a message would go to. */
export const MessageReaders = Type.Object(
  { readers: Type.Integer({ minimum: 0 }) },
  { title: 'MessageReaders' },
);
export type MessageReaders = Static<typeof MessageReaders>;

/** `event` is for guests alone, and needed there. With `dry_run` nothing is sent, and the reply counts the readers. */
export const SocietyMessageBody = Type.Object(
  {
    audience: Type.Enum(messageAudiences),
    event: Type.Optional(Nullable(Id)),
    subject: NonBlankLine(subjectMax, {
      required: validation.message.subjectRequired,
      maxLength: validation.any.tooLong(subjectMax),
    }),
    text: NonBlankText(textMax, {
      required: validation.message.textRequired,
      maxLength: validation.any.tooLong(textMax),
    }),
    dry_run: Type.Optional(Type.Boolean()),
  },
  strict,
);
export type SocietyMessageBody = Static<typeof SocietyMessageBody>;
