import { SignJWT, errors, jwtVerify } from 'jose';

/** What an access token says. Everything else about the user is read from the database. */
export interface AccessClaims {
  universityId: string;
  sessionId: string;
}

export interface AccessTokens {
  sign(claims: AccessClaims): Promise<string>;
  /** The claims of a token of ours that has not expired; undefined for anything else. */
  verify(token: string): Promise<AccessClaims | undefined>;
}

const issuer = 'constellation';
const audience = 'constellation-api';
const type = 'at+jwt';
/** Seconds. Source: decisions, "Sessions". */
export const accessTokenLife = 15 * 60;

/** Tokens longer than this are refused unread. */
const longest = 2_048;

/** Tokens whose signature was checked and need not be checked again before they expire. */
const mostRemembered = 10_000;

/** @param secret signs the tokens (HMAC SHA-256); at least 32 bytes. */
export function accessTokens(secret: Uint8Array): AccessTokens {
  /** Only what was verified; whether the session still stands is asked of the database on every call. */
  const verified = new Map<string, { claims: AccessClaims; expiresAt: number }>();

  function remember(token: string, claims: AccessClaims, expiresAt: number): AccessClaims {
    const [oldest] = verified.keys();
    if (oldest !== undefined && verified.size >= mostRemembered) verified.delete(oldest);
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
