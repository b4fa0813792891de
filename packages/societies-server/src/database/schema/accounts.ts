import type { Generated } from 'kysely';
import type { Language } from 'societies-contract';
import type { GeneratedInstant, Instant } from './columns.ts';

export interface UsersTable {
  /** The user's ID at the university, eight digits. Never changes, so it is the primary key. */
  university_id: string;
  /**
   * A UUID. The university ID may be somebody else's after a deletion, so what is kept outside the database (cookies, codes, links,
   * upload tokens) names the account by this.
   */
  account_id: Generated<string>;
  first_name: string;
  last_name: string;
  /** Empty if the address turned out to be somebody else's. */
  email: string;
  /** `email` in lower case, because addresses are unique without regard to case. The university ID if there is no address. */
  email_key: string;
  /** Argon2id in PHC format. */
  password_hash: string;
  /** Name and number as searches compare them; the database writes it. */
  search_key: Generated<string>;
  /** The picture's public address. */
  avatar: string | null;
  is_admin: Generated<boolean>;
  /** When the user confirmed `email`. */
  email_verified_at: Instant | null;
  date_joined: GeneratedInstant;
  /** When the account was suspended. */
  suspended_at: Instant | null;
  suspended_reason: string | null;
  /** For mails, and for notices where a request names no language; null until the user chooses one. */
  language: Language | null;
}

/** One session per signed-in browser; revoking it invalidates all tokens derived from it. */
export interface SessionsTable {
  /** A UUID, the `sid` claim of its access tokens. */
  id: string;
  university_id: string;
  created_at: GeneratedInstant;
  expires_at: Instant;
  revoked_at: Instant | null;
  /** The browser's User-Agent at sign-in; null for older sessions. */
  user_agent: string | null;
  last_used_at: GeneratedInstant;
  /** When the user last signed in again at the identity provider to confirm an action. */
  confirmed_at: Instant | null;
}

export interface RefreshTokensTable {
  /** SHA-256 of the opaque token, which itself is never stored. */
  hash: string;
  session_id: string;
  salt: string;
  created_at: GeneratedInstant;
  expires_at: Instant;
  /** When it was exchanged for the next one. */
  spent_at: Instant | null;
}

/** Rate limits, shared by all server processes. */
export interface RateLimitsTable {
  /** What is limited, for example `login:id:10000001`. */
  key: string;
  /** When the full allowance is available again (GCRA's theoretical arrival time). */
  full_at: Instant;
}

/** A one-time link in a mail. Its token is signed, not stored. */
export interface AccountLinksTable {
  id: Generated<string>;
  university_id: string;
  purpose: 'password_reset' | 'verify_email';
  /** The address that the link was mailed to. */
  email: string;
  expires_at: Instant;
}

/** An address to upload to that was handed out and not used yet. What it allows is in its signed token. */
export interface UploadGrantsTable {
  id: string;
  session_id: string;
  expires_at: Instant;
}

/** A user's subject at an identity provider, which stays when name or address change there. */
export interface OidcIdentitiesTable {
  issuer: string;
  subject: string;
  university_id: string;
  created_at: GeneratedInstant;
}
