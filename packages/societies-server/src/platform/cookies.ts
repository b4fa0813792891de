import type { FastifyReply, FastifyRequest } from 'fastify';
import { forbidden } from './errors.ts';
import { refreshTokenLife } from './sessions.ts';

/** Source: decisions, "Sessions". */
const name = 'refresh_token';
const where = { path: '/api/', httpOnly: true, sameSite: 'strict' } as const;

/** Whether a host is this machine, the only one where browsers accept Secure cookies over http. */
export const isLocalhost = (hostname: string) =>
  hostname === 'localhost' ||
  hostname.endsWith('.localhost') ||
  hostname === '[::1]' ||
  hostname === '::1' ||
  /^127\.\d+\.\d+\.\d+$/.test(hostname);

/** Whether the browser should use https only. */
export const isSecure = (request: FastifyRequest) =>
  request.server.config.secureCookies ?? !isLocalhost(request.hostname);

export const refreshTokenOf = (request: FastifyRequest) => request.cookies[name];

export function setRefreshToken(request: FastifyRequest, reply: FastifyReply, token: string) {
  reply.setCookie(name, token, { ...where, secure: isSecure(request), maxAge: refreshTokenLife });
}

export function clearRefreshToken(request: FastifyRequest, reply: FastifyReply) {
  reply.clearCookie(name, { ...where, secure: isSecure(request) });
}

/** Whether the browser says that another site made the request. */
export const isFromElsewhere = ({ headers: { 'sec-fetch-site': site } }: FastifyRequest): boolean =>
  site !== undefined && site !== 'same-origin' && site !== 'none';

/**
 * Refuses cross-site requests, because they carry the cookie. Browsers say so in Sec-Fetch-Site, older ones in Origin; a client
 * that sends neither is not a browser.
 */
export async function sameOrigin(request: FastifyRequest): Promise<void> {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (isFromElsewhere(request)) throw forbidden('Calls from other sites are not accepted.', 'cross_site');
  if (site !== undefined) return;
  if (origin === undefined) return;
  const host = URL.canParse(origin) ? new URL(origin).host : undefined;
  if (host !== request.host) throw forbidden('Calls from other sites are not accepted.', 'cross_site');
}
