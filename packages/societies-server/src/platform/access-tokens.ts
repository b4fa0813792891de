import { SignJWT, errors, jwtVerify } from 'jose';

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

/** Maximum number of cached tokens. */
const mostCached = 10_000;

/** @param secret signs the tokens (HMAC SHA-256); at least 32 bytes. */
export function accessTokens(secret: Uint8Array): AccessTokens {
  /** Caches signatures alone: whether the session is still open is for the database to say. */
  const verified = new Map<string, { claims: AccessClaims; expiresAt: number }>();

  function remember(token: string, claims: AccessClaims, expiresAt: number): AccessClaims {
    const [oldest] = verified.keys();
    if (oldest !== undefined && verified.size >= mostCached) verified.delete(oldest);
    verified.set(token, { claims, expiresAt });
    return claims;
  }

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
        return typeof sub === 'string' && typeof sid === 'string'
          ? remember(token, { universityId: sub, sessionId: sid }, exp * 1_000)
          : undefined;
      } catch (error) {
        if (error instanceof errors.JOSEError) return undefined;
        throw error;
      }
    },
  };
}
