import { randomUUID } from 'node:crypto';
import { SignJWT, errors, jwtVerify } from 'jose';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { withRetry } from '../../database/transaction.ts';
import type { Caller } from '../rights.ts';
import { invalidSignature, invalidToken } from './storage-errors.ts';

/** What a signed upload URL allows: one key, on behalf of one user. */
export interface UploadGrant {
  /** `bucket/key` */
  url: string;
  /** University ID. */
  owner: string;
  upsert: boolean;
}

/** In seconds. */
const life = 120;
const issuer = 'constellation';
const audience = 'constellation-upload';

export interface UploadTokens {
  /** Makes a token that is good once, and as long as the caller's session. */
  sign(
    grant: Omit<UploadGrant, 'owner'>,
    caller: Pick<Caller, 'universityId' | 'sessionId'>,
  ): Promise<string>;
  /** @throws {StorageError} if the token is invalid, expired or for another key. */
  read(token: string, url: string): Promise<UploadGrant & { id: string }>;
  /** Uses a token up. @throws {StorageError} if it was used, or its session has ended. */
  spend(id: string): Promise<void>;
}

const expired = () => invalidToken('The upload token is not valid, or has expired.');

/** Deletes tokens that nobody used in time. */
export const cleanUploadGrants = (database: Kysely<Database>) =>
  sql`delete from upload_grants where expires_at < now()`.execute(database);

/**
 * Tokens that prove an earlier permission check. Access tokens are not accepted in their place, nor the reverse: key and
 * audience differ.
 */
export function uploadTokens(secret: Uint8Array, database: Kysely<Database>): UploadTokens {
  return {
    async sign({ url, upsert }, { universityId, sessionId }) {
      const id = randomUUID();
      await database
        .insertInto('upload_grants')
        .values({
          id,
          session_id: sessionId,
          expires_at: sql<Date>`now() + make_interval(secs => ${life}::integer)`,
        })
        .execute();
      return new SignJWT({ url, upsert })
        .setProtectedHeader({ alg: 'HS256' })
        .setJti(id)
        .setSubject(universityId)
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt()
        .setExpirationTime(`${life}s`)
        .sign(secret);
    },

    async read(token, url) {
      try {
        const { payload } = await jwtVerify(token, secret, {
          algorithms: ['HS256'],
          issuer,
          audience,
          requiredClaims: ['sub', 'exp', 'jti', 'url', 'upsert'],
        });
        const { sub, jti } = payload;
        if (payload.url !== url || typeof sub !== 'string' || typeof jti !== 'string')
          throw invalidSignature();
        return { id: jti, url, owner: sub, upsert: payload.upsert === true };
      } catch (error) {
        if (error instanceof errors.JOSEError) throw expired();
        throw error;
      }
    },

    async spend(id) {
      // One statement, so that of two who use it at once one alone finds it.
      const { rows } = await withRetry(() =>
        sql`
          delete from upload_grants using sessions
          where upload_grants.id = ${id}::uuid and upload_grants.expires_at > now()
            and sessions.id = upload_grants.session_id and sessions.revoked_at is null and sessions.expires_at > now()
          returning upload_grants.id`.execute(database),
      );
      if (rows.length === 0) throw expired();
    },
  };
}
