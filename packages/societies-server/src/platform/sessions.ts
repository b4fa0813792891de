import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { trustMessages } from 'societies-contract';
import type { Database } from '../database/schema.ts';
import { withRetry } from '../database/transaction.ts';
import { forbidden } from './errors.ts';

/** Lifetime of a refresh token in seconds. Source: decisions, "Sessions". */
export const refreshTokenLife = 30 * 24 * 60 * 60;
/** Maximum lifetime of a session in seconds. */
export const longestSession = 90 * 24 * 60 * 60;
/** Seconds after a sign-in during which it counts as recent. */
export const freshFor = 5 * 60;
/** Seconds during which a used token is still accepted, for tabs that refresh at the same time. */
const grace = 10;

export interface Session {
  id: string;
  universityId: string;
  /** An opaque token, of which only the hash is stored. */
  refreshToken: string;
}

/** A session that was just opened. */
export interface NewSession extends Session {
  accountId: string;
}

/** A session as shown to its user. */
export interface OpenSession {
  id: string;
  user_agent: string | null;
  created_at: Date;
  last_used_at: Date;
}

export interface Sessions {
  /**
   * Starts a session.
   * @param userAgent shown to the user to recognise the session.
   * @throws 403 if the user is suspended.
   */
  open(universityId: string, database?: Kysely<Database>, userAgent?: string): Promise<NewSession>;
  /**
   * Exchanges a refresh token for a new one. Undefined if it is unknown, expired or revoked, or was used longer ago than the
   * grace period; then the session is revoked, because the token was stolen.
   */
  rotate(refreshToken: string): Promise<Session | undefined>;
  /** The owner of a refresh token, even if it is no longer valid; for rate limits. */
  ownerOf(refreshToken: string): Promise<string | undefined>;
  /** The open session of a refresh token. */
  idOf(refreshToken: string): Promise<string | undefined>;
  revoke(sessionId: string): Promise<void>;
  /** Ends the session of a refresh token, if there is one. */
  revokeByToken(refreshToken: string): Promise<void>;
  /** Ends every other session of a user. */
  revokeOthers(universityId: string, keep: string, database?: Kysely<Database>): Promise<void>;
  /** Ends every session of a user. */
  revokeAll(universityId: string, database?: Kysely<Database>): Promise<void>;
  /** A user's sessions, most recently used first. */
  list(universityId: string): Promise<OpenSession[]>;
  /** Ends one session of a user. @returns whether it was theirs and open. */
  end(universityId: string, sessionId: string): Promise<boolean>;
  /** Records that the user has signed in again. @returns whether the session is theirs and open. */
  confirm(universityId: string, sessionId: string): Promise<boolean>;
  /** Whether the user has just signed in again. */
  isConfirmed(sessionId: string): Promise<boolean>;
  /** Deletes expired sessions and tokens. */
  clean(): Promise<void>;
}

/** Maximum number of characters stored of a User-Agent. */
const longestUserAgent = 400;

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
/** 256 random bits. */
const random = () => randomBytes(32).toString('base64url');
const looksLikeToken = (token: string) => /^[A-Za-z0-9_-]{43}$/.test(token);

/**
 * @param key derives a token's successor from the token and its stored salt, so that tabs which refresh at the same time get
 * the same successor although only hashes are stored.
 */
export function sessions(database: Kysely<Database>, key: Uint8Array): Sessions {
  const successor = (token: string, salt: string) =>
    createHmac('sha256', key).update(`${salt}.${token}`).digest('base64url');
  const life = sql`make_interval(secs => ${refreshTokenLife})`;
  const longest = sql`make_interval(secs => ${longestSession})`;

  const read = (token: string) =>
    database
      .selectFrom('refresh_tokens as token')
      .innerJoin('sessions as session', 'session.id', 'token.session_id')
      .where('token.hash', '=', hashOf(token))
      .select([
        'token.salt',
        'token.session_id as id',
        'session.university_id as universityId',
        sql<boolean>`token.spent_at is not null`.as('spent'),
        sql<boolean>`coalesce(token.spent_at > now() - make_interval(secs => ${grace}), true)`.as('inGrace'),
        sql<boolean>`token.expires_at > now() and session.created_at > now() - ${longest}
          and session.revoked_at is null`.as('valid'),
      ])
      .executeTakeFirst();

  const revoke = async (sessionId: string) => {
    await database
      .updateTable('sessions')
      .set({ revoked_at: sql<Date>`now()` })
      .where('id', '=', sessionId)
      .where('revoked_at', 'is', null)
      .execute();
  };

  /** One statement: of concurrent requests only one uses the token and stores its successor. */
  const spend = async (token: string, next: string): Promise<boolean> => {
    const { rows } = await sql`
      with spent as (
        update refresh_tokens set spent_at = now()
        where hash = ${hashOf(token)} and spent_at is null
        returning session_id
      ), kept as (
        update sessions set expires_at = least(now() + ${life}, created_at + ${longest}), last_used_at = now()
        where id in (select session_id from spent)
        returning id, expires_at
      )
      insert into refresh_tokens (hash, session_id, salt, expires_at)
      select ${hashOf(next)}, id, ${random()}, expires_at from kept
      returning session_id`.execute(database);
    return rows.length > 0;
  };

  return {
    async open(universityId, on = database, userAgent) {
      const id = randomUUID();
      const refreshToken = random();
      // Locks the user, so that one who is being suspended cannot get a session.
      const { rows } = await sql<{ accountId: string }>`
        with allowed as (
          select university_id, account_id from users where university_id = ${universityId} and suspended_at is null for share
        ), opened as (
          insert into sessions (id, university_id, expires_at, user_agent)
          select ${id}, university_id, now() + ${life}, ${userAgent?.slice(0, longestUserAgent) ?? null}::text from allowed
          returning id
        ), handed as (
          insert into refresh_tokens (hash, session_id, salt, expires_at)
          select ${hashOf(refreshToken)}, id, ${random()}, now() + ${life} from opened
          returning session_id
        )
        select account_id as "accountId" from allowed, handed`.execute(on);
      const [opened] = rows;
      if (!opened) throw forbidden(trustMessages.suspended, 'suspended');
      return { id, universityId, refreshToken, accountId: opened.accountId };
    },

    async rotate(refreshToken) {
      if (!looksLikeToken(refreshToken)) return undefined;
      let token = refreshToken;
      // Follows successors that were also used within the grace period; the last one is the browser's current token.
      for (;;) {
        const row = await read(token);
        if (!row?.valid) return undefined;
        if (!row.inGrace) {
          await revoke(row.id);
          return undefined;
        }
        const next = successor(token, row.salt);
        const { id, universityId } = row;
        if (!row.spent) {
          if (await withRetry(() => spend(token, next))) return { id, universityId, refreshToken: next };
          // Another request used it between the two statements, so it now has a successor.
          continue;
        }
        const child = await read(next);
        if (!child?.valid) return undefined;
        if (!child.spent) return { id, universityId, refreshToken: next };
        token = next;
      }
    },

    async ownerOf(refreshToken) {
      return looksLikeToken(refreshToken) ? (await read(refreshToken))?.universityId : undefined;
    },

    async idOf(refreshToken) {
      const row = looksLikeToken(refreshToken) ? await read(refreshToken) : undefined;
      return row?.valid ? row.id : undefined;
    },

    revoke,

    async revokeByToken(refreshToken) {
      const row = looksLikeToken(refreshToken) ? await read(refreshToken) : undefined;
      if (row) await revoke(row.id);
    },

    async revokeOthers(universityId, keep, on = database) {
      await on
        .updateTable('sessions')
        .set({ revoked_at: sql<Date>`now()` })
        .where('university_id', '=', universityId)
        .where('id', '<>', keep)
        .where('revoked_at', 'is', null)
        .execute();
    },

    async revokeAll(universityId, on = database) {
      await on
        .updateTable('sessions')
        .set({ revoked_at: sql<Date>`now()` })
        .where('university_id', '=', universityId)
        .where('revoked_at', 'is', null)
        .execute();
    },

    list: (universityId) =>
      database
        .selectFrom('sessions')
        .select(['id', 'user_agent', 'created_at', 'last_used_at'])
        .where('university_id', '=', universityId)
        .where('revoked_at', 'is', null)
        .where('expires_at', '>', sql<Date>`now()`)
        .orderBy('last_used_at', 'desc')
        .orderBy('id')
        .execute(),

    async end(universityId, sessionId) {
      const ended = await database
        .updateTable('sessions')
        .set({ revoked_at: sql<Date>`now()` })
        .where('university_id', '=', universityId)
        .where('id', '=', sessionId)
        .where('revoked_at', 'is', null)
        .returning('id')
        .executeTakeFirst();
      return ended !== undefined;
    },

    async confirm(universityId, sessionId) {
      const confirmed = await database
        .updateTable('sessions')
        .set({ confirmed_at: sql<Date>`now()` })
        .where('university_id', '=', universityId)
        .where('id', '=', sessionId)
        .where('revoked_at', 'is', null)
        .returning('id')
        .executeTakeFirst();
      return confirmed !== undefined;
    },

    async isConfirmed(sessionId) {
      const session = await database
        .selectFrom('sessions')
        .select('id')
        .where('id', '=', sessionId)
        .where('confirmed_at', '>', sql<Date>`now() - make_interval(secs => ${freshFor})`)
        .executeTakeFirst();
      return session !== undefined;
    },

    async clean() {
      // Deletes the tokens too, by foreign key.
      await sql`delete from sessions where expires_at < now()`.execute(database);
      await sql`delete from refresh_tokens where expires_at < now()`.execute(database);
    },
  };
}
