import type { FastifyReply, FastifyRequest } from 'fastify';
import { EncryptJWT, jwtDecrypt } from 'jose';
import { isSecure } from '../platform/cookies.ts';

/** What a browser that went to the provider must show when it comes back. */
export interface Attempt {
  state: string;
  nonce: string;
  /** Of PKCE. */
  verifier: string;
  /** Address of this site that was asked for. */
  returnTo: string;
  /** The session whose owner is to show that it is they; without one, a session begins. */
  confirms?: string | undefined;
}

const name = 'oidc_attempt';
/** Lax: the browser comes back from another site. */
const where = { path: '/api/oidc/', httpOnly: true, sameSite: 'lax' } as const;
/** Seconds to sign in at the provider. */
const life = 600;

/** A sign-in attempt is stored in an encrypted cookie, so no process has to keep it. */
export function attempts(key: Uint8Array) {
  return {
    async begin(request: FastifyRequest, reply: FastifyReply, attempt: Attempt): Promise<void> {
      const sealed = await new EncryptJWT({ ...attempt })
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .setExpirationTime(`${life}s`)
        .encrypt(key);
      reply.setCookie(name, sealed, { ...where, secure: isSecure(request), maxAge: life });
    },

    /** The attempt of this browser, which is over with that. */
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

/** An address of this site, from its root on; what leads elsewhere leads to the root. */
export function insideSite(wanted: string | undefined, siteUrl: string): string {
  if (wanted === undefined || !/^\/(?![/\\])/.test(wanted) || !URL.canParse(wanted, siteUrl)) return '/';
  const { origin, pathname, search, hash } = new URL(wanted, siteUrl);
  const inside = origin === new URL(siteUrl).origin && !pathname.startsWith('//');
  return inside ? pathname + search + hash : '/';
}
