import { SignJWT, errors, jwtVerify } from 'jose';
import { LRUCache } from 'lru-cache';

/** The claims of an access token. Everything else about the user is read from the database. */
export interface AccessClaims {
  universityId: string;
  sessionId: string;
}

export interface AccessTokens {
  sign(claims: AccessClaims): Promise<string>;
  /** The claims of a valid, unexpired token; otherwise undefined. */
  verify(token: string): Promise<AccessClaims | undefined>;
}

const issuer = 'constellation';
const audience = 'constellation-api';
const type = 'at+jwt';
/** Lifetime in seconds. Source: decisions, "Sessions". */
export const accessTokenLife = 15 * 60;

/** Maximum length of a token. */
const longest = 2_048;

/** @param secret signs the tokens (HMAC SHA-256); at least 32 bytes. */
export function accessTokens(secret: Uint8Array): AccessTokens {
  /** Caches signatures alone: whether the session is still open is for the database to say. */
  const verified = new LRUCache<string, { claims: AccessClaims; expiresAt: number }>({ max: 10_000 });

  return {
    sign: ({ universityId, sessionId }) =>
      new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: 'HS256', typ: type })
        .setSubject(universityId)
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt()
        .setExpirationTime(`${accessTokenLife}s`)
        .sign(secret),

    async verify(token) {
      if (token.length > longest) return undefined;
      const known = verified.get(token);
      if (known) {
        if (known.expiresAt > Date.now()) return known.claims;
        verified.delete(token);
        return undefined;
      }
      try {
        const { payload } = await jwtVerify(token, secret, {
          algorithms: ['HS256'],
          issuer,
          audience,
          typ: type,
          requiredClaims: ['sub', 'sid', 'exp', 'iat'],
        });
        const { sub, sid, exp = 0 } = payload;
        if (typeof sub !== 'string' || typeof sid !== 'string') return undefined;
        const claims = { universityId: sub, sessionId: sid };
        verified.set(token, { claims, expiresAt: exp * 1_000 });
        return claims;
      } catch (error) {
        if (error instanceof errors.JOSEError) return undefined;
        throw error;
      }
    },
  };
}
