import type { Generated, JSONColumnType } from 'kysely';
import type { DigestRhythm, NoticeKind, NoticeWays, SocietyNoticeLevel } from 'societies-contract';
import type { StoredNotice } from '../../notices/stored.ts';
import type { GeneratedInstant, Instant, StoredId } from './columns.ts';

interface NoticeColumns extends Omit<StoredNotice, 'values'> {
  values: JSONColumnType<NonNullable<StoredNotice['values']>, string | null> | null;
}

export interface NotificationsTable extends NoticeColumns {
  id: StoredId;
  university_id: string;
  /** The society that it is about, if there is one and it still exists. */
  society_id: number | null;
  created_at: GeneratedInstant;
  read_at: Instant | null;
}

/** Notification settings. A missing entry or row means the default. */
export interface NotificationSettingsTable {
  university_id: string;
  digest: Generated<DigestRhythm>;
  /** When the last digest was queued, or when digests were turned on, because a period in progress is skipped. */
  digest_sent_at: Instant | null;
  kinds: JSONColumnType<Partial<Record<NoticeKind, Partial<NoticeWays>>>, string | undefined, string>;
  societies: JSONColumnType<Record<string, SocietyNoticeLevel>, string | undefined, string>;
}

/** A notice in the process of being sent to all members of a society. */
export interface AnnouncementsTable extends NoticeColumns {
  id: Generated<number>;
  society_id: number;
  /** The user who acted, who is not notified. */
  actor: string | null;
  /** University ID of the last member notified; members are notified in order of their IDs. */
  last_notified: string;
  created_at: GeneratedInstant;
}

/** The outbox: a mail is a row from when it is queued until it is sent. Failed ones are kept with `dead_at`. */
export interface MailsTable {
  /** A UUID, also in the Message-ID, so that mail programs can recognise a mail that was sent twice. */
  id: Generated<string>;
  university_id: string;
  /** Null for the user's address at the time of sending. */
  address: string | null;
  template: string;
  /** The template's data; never a secret. */
  data: JSONColumnType<object, string, string>;
  society_id: number | null;
  created_at: GeneratedInstant;
  /** When to try next. A process that sends it moves this ahead first, so that no other does. */
  due_at: GeneratedInstant;
  attempts: Generated<number>;
  /** Sent before all others, because somebody waits for it. */
  urgent: Generated<boolean>;
  last_error: string | null;
  /** When delivery was given up. */
  dead_at: Instant | null;
}
