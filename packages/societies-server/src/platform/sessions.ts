import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { trustMessages } from 'societies-contract';
import type { Database } from '../database/schema.ts';
import { withRetry } from '../database/transaction.ts';
import { forbidden } from './errors.ts';

/** Seconds a refresh token lives. Source: decisions, "Sessions". */
export const refreshTokenLife = 30 * 24 * 60 * 60;
/** Seconds after signing in at which a session ends, however often it was used. */
export const longestSession = 90 * 24 * 60 * 60;
/** Seconds that a sign-in is fresh for. */
export const freshFor = 5 * 60;
/** Seconds in which a spent token is still answered, for tabs that refresh at the same moment. */
const grace = 10;

export interface Session {
  id: string;
  universityId: string;
  /** Opaque; only its hash is stored. */
  refreshToken: string;
}

/** A browser that an account is signed in with. */
export interface OpenSession {
  id: string;
  user_agent: string | null;
  created_at: Date;
  last_used_at: Date;
}

export interface Sessions {
  /**
   * A browser that signs in.
   * @param userAgent what it calls itself, for its owner to know it by.
   * @throws 403 for a user who is suspended.
   */
  open(universityId: string, database?: Kysely<Database>, userAgent?: string): Promise<Session>;
  /**
   * Exchanges a refresh token for the next one. Undefined when it is not good: unknown, expired or revoked, or spent
   * longer ago than the grace, in which case the session is revoked, because two hold it.
   */
  rotate(refreshToken: string): Promise<Session | undefined>;
  /** The owner of a refresh token, good or not; for rate limits. */
  ownerOf(refreshToken: string): Promise<string | undefined>;
  /** The open session that a refresh token belongs to. */
  idOf(refreshToken: string): Promise<string | undefined>;
  revoke(sessionId: string): Promise<void>;
  /** Ends the session that a refresh token belongs to, if any. */
  revokeByToken(refreshToken: string): Promise<void>;
  /** Ends every other session of a user. */
  revokeOthers(universityId: string, keep: string, database?: Kysely<Database>): Promise<void>;
  /** Ends every session of a user. */
  revokeAll(universityId: string, database?: Kysely<Database>): Promise<void>;
  /** Where a user is signed in, the last used first. */
  list(universityId: string): Promise<OpenSession[]>;
  /** Ends one session of a user. @returns whether it was theirs, and open. */
  end(universityId: string, sessionId: string): Promise<boolean>;
  /** The owner of an open session has signed in afresh. @returns whether it is theirs, and open. */
  confirm(universityId: string, sessionId: string): Promise<boolean>;
  /** Whether its owner signed in afresh a moment ago. */
  isConfirmed(sessionId: string): Promise<boolean>;
  /** Forgets what has expired. */
  clean(): Promise<void>;
}

/** Characters of what a browser calls itself. */
const longestUserAgent = 400;

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
/** 256 bits. */
const random = () => randomBytes(32).toString('base64url');
const looksLikeToken = (token: string) => /^[A-Za-z0-9_-]{43}$/.test(token);

/**
 * @param key makes a token's successor from the token and its stored salt, so that tabs which refresh at the same moment
 *   get the same successor although nothing but hashes is stored.
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

  /** One statement: of two rivals one spends the token and stores its successor. */
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
      // The user is held, so that one who is being suspended has no session afterwards.
      const { rows } = await sql`
        with allowed as (
          select university_id from users where university_id = ${universityId} and suspended_at is null for share
        ), opened as (
          insert into sessions (id, university_id, expires_at, user_agent)
          select ${id}, university_id, now() + ${life}, ${userAgent?.slice(0, longestUserAgent) ?? null}::text from allowed
          returning id
        )
        insert into refresh_tokens (hash, session_id, salt, expires_at)
        select ${hashOf(refreshToken)}, id, ${random()}, now() + ${life} from opened
        returning session_id`.execute(on);
      if (rows.length === 0) throw forbidden(trustMessages.suspended, 'suspended');
      return { id, universityId, refreshToken };
    },

    async rotate(refreshToken) {
      if (!looksLikeToken(refreshToken)) return undefined;
      let token = refreshToken;
      // Follows the successors while they too were spent within the grace: the last one is the browser's current token.
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
          // A rival spent it between the two statements: it has a successor now.
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
      // The tokens of an expired session go with it.
      await sql`delete from sessions where expires_at < now()`.execute(database);
      await sql`delete from refresh_tokens where expires_at < now()`.execute(database);
    },
  };
}
