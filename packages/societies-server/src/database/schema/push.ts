import type { Generated, JSONColumnType } from 'kysely';
import type { StoredNotice } from '../../notices/stored.ts';
import type { GeneratedInstant } from './columns.ts';

/** A single row: the key pair by which push services know this installation (VAPID), base64url. */
export interface PushKeysTable {
  id: Generated<number>;
  public_key: string;
  private_key: string;
}

/** A browser that is told by push. It belongs to the session in which it was turned on. */
export interface PushSubscriptionsTable {
  /** A UUID. */
  id: Generated<string>;
  university_id: string;
  session_id: string;
  /** The address at the push service, a secret of the browser and this server. */
  endpoint: string;
  /** The browser's public key, base64url. */
  p256dh: string;
  /** Base64url. */
  auth_secret: string;
  created_at: GeneratedInstant;
  /** When what waits is tried next. A process that sends moves this ahead first, so that no other does. */
  due_at: GeneratedInstant;
  last_error: string | null;
}

/** What waits to be sent to a browser; a row until it is sent or given up. */
export interface PushesTable {
  /** A UUID, also in what is sent, so that a browser shows once what was sent twice. */
  id: Generated<string>;
  subscription_id: string;
  data: JSONColumnType<StoredNotice, string, string>;
  created_at: GeneratedInstant;
  attempts: Generated<number>;
}
