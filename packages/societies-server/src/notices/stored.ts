import { sql, type RawBuilder } from 'kysely';
import { defaultLanguage, type Language, type NoticeKind } from 'societies-contract';
import {
  isNoticeMessage,
  sayNotice,
  type NoticeContent,
  type NoticeMessage,
  type NoticeText,
  type NoticeValues,
} from 'societies-contract/notice-words';

/** A notice as stored. Old ones have their English sentences instead of a message and its values. */
export interface StoredNotice {
  kind: NoticeKind;
  message: NoticeMessage | null;
  values: NoticeValues[NoticeMessage] | null;
  title: string | null;
  text: string | null;
  /** Path in the app. */
  href: string;
}

/**
 * In a statement: the text of the message that a row of a table tells of, because its values hold none; null if it tells of none.
 * @param row the table or its alias, with a `society_id`.
 * @param values an expression of the notice's values.
 */
export const messageText = (row: string, values: RawBuilder<unknown>) => sql<string | null>`(
  select society_messages.text from society_messages
  where society_messages.society_id = ${sql.ref(`${row}.society_id`)}
    and society_messages.id = (${values} ->> 'message_id')::bigint)`;

/** A notice with the text of its message. */
export const withText = <Notice extends Partial<StoredNotice>>(notice: Notice, text: string | null): Notice =>
  text !== null && notice.message === 'society_message' && notice.values
    ? { ...notice, values: { ...notice.values, text } }
    : notice;

/** Says a stored notice. `timeZone`: in which its times are formatted. */
export const sayStored = (
  { message, values, title, text }: Partial<StoredNotice>,
  language: Language | null,
  timeZone: string,
): NoticeText =>
  message && values && isNoticeMessage(message)
    ? sayNotice({ message, values } as NoticeContent, language ?? defaultLanguage, timeZone)
    : { title: title ?? '', text: text ?? '' };
