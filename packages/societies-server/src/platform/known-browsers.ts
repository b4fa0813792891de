import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isSecure } from './cookies.ts';

/** A browser that an ID has signed in with remembers that, so that strangers who guess at the ID do not lock it out. */
export interface KnownBrowsers {
  /** The browser's name when that ID has signed in with it before; it is the same as long as the cookie lives. */
  nameOf(request: FastifyRequest, universityId: string): string | undefined;
  /** Makes the browser one that the ID has signed in with. */
  remember(request: FastifyRequest, reply: FastifyReply, universityId: string): void;
}

const cookie = 'known_browser';
const where = { path: '/api/', httpOnly: true, sameSite: 'strict' } as const;
/** Seconds, from the last login on. */
const life = 365 * 24 * 60 * 60;
/** People who share a browser; the one who has not signed in for longest is forgotten first. */
const mostPeople = 5;

/**
 * The cookie holds marks `name.signature`, one for each person. A signature is good for one ID, which it does not tell, and
 * lets nobody in: it only stands for attempts that are counted apart.
 */
export function knownBrowsers(key: Uint8Array): KnownBrowsers {
  const sign = (name: string, universityId: string) =>
    createHmac('sha256', key).update(`${name}.${universityId}`).digest('base64url');
  const isOf = (mark: string, universityId: string) => {
    const [name = '', signature = ''] = mark.split('.');
    const good = Buffer.from(sign(name, universityId));
    const given = Buffer.from(signature);
    return given.length === good.length && timingSafeEqual(given, good);
  };
  const marksOf = (request: FastifyRequest) =>
    (request.cookies[cookie] ?? '')
      .split('~')
      .filter((mark) => /^[\w-]{22}\.[\w-]{43}$/.test(mark))
      .slice(0, mostPeople);

  return {
    nameOf: (request, universityId) =>
      marksOf(request)
        .find((mark) => isOf(mark, universityId))
        ?.split('.')[0],

    remember(request, reply, universityId) {
      const marks = marksOf(request);
      const own = marks.find((mark) => isOf(mark, universityId));
      const name = own?.split('.')[0] ?? randomBytes(16).toString('base64url');
      const kept = [`${name}.${sign(name, universityId)}`, ...marks.filter((mark) => mark !== own)].slice(
        0,
        mostPeople,
      );
      reply.setCookie(cookie, kept.join('~'), { ...where, secure: isSecure(request), maxAge: life });
    },
  };
}
