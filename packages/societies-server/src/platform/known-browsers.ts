import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isSecure } from './cookies.ts';

/**
 * Recognises browsers that have signed in before, so that strangers who guess an account's password do not lock out its owner.
 */
export interface KnownBrowsers {
  /** The browser's name, if it has signed in to that account before; stays the same while the cookie lives. */
  nameOf(request: FastifyRequest, accountId: string): string | undefined;
  /** Marks the browser as having signed in to the account. */
  remember(request: FastifyRequest, reply: FastifyReply, accountId: string): void;
}

const cookie = 'known_browser';
const where = { path: '/api/', httpOnly: true, sameSite: 'strict' } as const;
/** Seconds after the last login. */
const life = 365 * 24 * 60 * 60;
/** Users remembered per browser; the one who signed in longest ago is dropped first. */
const mostPeople = 5;

/**
 * The cookie holds a mark `name.signature` per user. A signature is valid for one account, which it does not reveal, and grants no
 * access: it only selects a separate rate limit.
 */
export function knownBrowsers(key: Uint8Array): KnownBrowsers {
  const sign = (name: string, accountId: string) =>
    createHmac('sha256', key).update(`${name}.${accountId}`).digest('base64url');
  const isOf = (mark: string, accountId: string) => {
    const [name = '', signature = ''] = mark.split('.');
    const good = Buffer.from(sign(name, accountId));
    const given = Buffer.from(signature);
    return given.length === good.length && timingSafeEqual(given, good);
  };
  const marksOf = (request: FastifyRequest) =>
    (request.cookies[cookie] ?? '')
      .split('~')
      .filter((mark) => /^[\w-]{22}\.[\w-]{43}$/.test(mark))
      .slice(0, mostPeople);

  return {
    nameOf: (request, accountId) =>
      marksOf(request)
        .find((mark) => isOf(mark, accountId))
        ?.split('.')[0],

    remember(request, reply, accountId) {
      const marks = marksOf(request);
      const own = marks.find((mark) => isOf(mark, accountId));
      const name = own?.split('.')[0] ?? randomBytes(16).toString('base64url');
      const kept = [`${name}.${sign(name, accountId)}`, ...marks.filter((mark) => mark !== own)].slice(
        0,
        mostPeople,
      );
      reply.setCookie(cookie, kept.join('~'), { ...where, secure: isSecure(request), maxAge: life });
    },
  };
}
