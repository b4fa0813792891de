import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
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

/** A cookie for each attempt, so that two tabs do not end each other's. */
const prefix = 'oidc_attempt_';
const nameOf = (state: string) =>
  prefix + createHash('sha256').update(state).digest('base64url').slice(0, 16);
/** Attempts of one browser at a time. Each is half a kilobyte in every request of the sign-in. */
const most = 5;
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
      const secure = isSecure(request);
      const before = Object.keys(request.cookies).filter((name) => name.startsWith(prefix));
      // Browsers send the oldest first.
      for (const name of before.slice(0, Math.max(0, before.length - most + 1)))
        reply.clearCookie(name, { ...where, secure });
      reply.setCookie(nameOf(attempt.state), sealed, { ...where, secure, maxAge: life });
    },

    /** Reads and clears the browser's attempt with the state that it returned with. */
    async finish(request: FastifyRequest, reply: FastifyReply, state: string): Promise<Attempt | undefined> {
      const name = nameOf(state);
      if (request.cookies[name] === undefined) return undefined;
      reply.clearCookie(name, { ...where, secure: isSecure(request) });
      const sealed = request.cookies[name];
      if (sealed === undefined) return undefined;
      try {
        const { payload } = await jwtDecrypt<Attempt>(sealed, key);
        return payload.state === state ? payload : undefined;
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
