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

/** Says a stored notice. `timeZone`: in which its times are formatted. */
export const sayStored = (
  { message, values, title, text }: Partial<StoredNotice>,
  language: Language | null,
  timeZone: string,
): NoticeText =>
  message && values && isNoticeMessage(message)
    ? sayNotice({ message, values } as NoticeContent, language ?? defaultLanguage, timeZone)
    : { title: title ?? '', text: text ?? '' };
