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

/** @param secret signs the tokens (HMAC SHA-256); at least 32 bytes. */
export function accessTokens(secret: Uint8Array): AccessTokens {
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
      try {
        const { payload } = await jwtVerify(token, secret, {
          algorithms: ['HS256'],
          issuer,
          audience,
          typ: type,
          requiredClaims: ['sub', 'sid', 'exp', 'iat'],
        });
        const { sub, sid } = payload;
        return typeof sub === 'string' && typeof sid === 'string'
          ? { universityId: sub, sessionId: sid }
          : undefined;
      } catch (error) {
        if (error instanceof errors.JOSEError) return undefined;
        throw error;
      }
    },
  };
}
