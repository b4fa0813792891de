import type { Generated } from 'kysely';
import type { MessageAudience } from 'societies-contract';
import type { GeneratedInstant } from './columns.ts';

/** What societies wrote to their people. */
export interface SocietyMessagesTable {
  society_id: number;
  id: Generated<number>;
  /** University ID of who wrote it; null once the account is deleted. */
  actor: string | null;
  audience: MessageAudience;
  /** Whose guests it went to; the event may be gone since. */
  event_id: number | null;
  subject: string;
  /** Markdown. */
  text: string;
  readers: number;
  sent_at: GeneratedInstant;
}
