import type { FastifyReply, FastifyRequest } from 'fastify';
import { EncryptJWT, jwtDecrypt } from 'jose';
import { isSecure } from '../platform/cookies.ts';

/** A sign-in in progress at the provider; the browser must present it on return. */
export interface Attempt {
  state: string;
  nonce: string;
  /** PKCE code verifier. */
  verifier: string;
  /** The address on this site to return to. */
  returnTo: string;
  /** The session whose user must confirm their identity; without one, a new session starts. */
  confirms?: string | undefined;
}

const name = 'oidc_attempt';
/** Lax, because the browser returns from another site. */
const where = { path: '/api/oidc/', httpOnly: true, sameSite: 'lax' } as const;
/** Seconds to complete the sign-in. */
const life = 600;

/** Stores attempts in an encrypted cookie instead of on the server. */
export function attempts(key: Uint8Array) {
  return {
    async begin(request: FastifyRequest, reply: FastifyReply, attempt: Attempt): Promise<void> {
      const sealed = await new EncryptJWT({ ...attempt })
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .setExpirationTime(`${life}s`)
        .encrypt(key);
      reply.setCookie(name, sealed, { ...where, secure: isSecure(request), maxAge: life });
    },

    /** Reads and clears the browser's attempt. */
    async finish(request: FastifyRequest, reply: FastifyReply): Promise<Attempt | undefined> {
      reply.clearCookie(name, { ...where, secure: isSecure(request) });
      const sealed = request.cookies[name];
      if (sealed === undefined) return undefined;
      try {
        const { payload } = await jwtDecrypt<Attempt>(sealed, key);
        return payload;
      } catch {
        return undefined;
      }
    },
  };
}

/** A path on this site; addresses that lead elsewhere become the root. */
export function insideSite(wanted: string | undefined, siteUrl: string): string {
  if (wanted === undefined || !/^\/(?![/\\])/.test(wanted) || !URL.canParse(wanted, siteUrl)) return '/';
  const { origin, pathname, search, hash } = new URL(wanted, siteUrl);
  const inside = origin === new URL(siteUrl).origin && !pathname.startsWith('//');
  return inside ? pathname + search + hash : '/';
}
