import { SignJWT, errors, jwtVerify } from 'jose';
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
  sign(grant: UploadGrant): Promise<string>;
  /** @throws {StorageError} if the token is invalid, expired or for another key. */
  verify(token: string, url: string): Promise<UploadGrant>;
}

/**
 * Tokens that prove an earlier permission check. Access tokens are not accepted in their place, nor the reverse: key and
 * audience differ.
 */
export function uploadTokens(secret: Uint8Array): UploadTokens {
  return {
    sign: ({ url, owner, upsert }) =>
      new SignJWT({ url, upsert })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(owner)
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt()
        .setExpirationTime(`${life}s`)
        .sign(secret),

    async verify(token, url) {
      try {
        const { payload } = await jwtVerify(token, secret, {
          algorithms: ['HS256'],
          issuer,
          audience,
          requiredClaims: ['sub', 'exp', 'url', 'upsert'],
        });
        if (payload.url !== url || typeof payload.sub !== 'string') throw invalidSignature();
        return { url, owner: payload.sub, upsert: payload.upsert === true };
      } catch (error) {
        if (error instanceof errors.JOSEError)
          throw invalidToken('The upload token is not valid, or has expired.');
        throw error;
      }
    },
  };
}
