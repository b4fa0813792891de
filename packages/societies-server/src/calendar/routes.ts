import type { FastifyReply, FastifyRequest } from 'fastify';
import Type from 'typebox';
import { paths, readId } from 'societies-contract';
import { CalendarAddress } from 'societies-contract/schemas';
import { doorCodes } from '../events/door-codes.ts';
import type { Viewer } from '../events/viewer.ts';
import { has, tagOf } from '../platform/entity-tags.ts';
import { notFound } from '../platform/errors.ts';
import { callerOf } from '../platform/rights.ts';
import { pattern, type Routes } from '../platform/routes.ts';
import { listEntries, readEntries, type Shown } from './events.ts';
import { calendarSecret, findCalendarOwner, rotateCalendarSecret } from './queries.ts';
import { writeFeed, type Wanted } from './written-feeds.ts';

const FeedQuery = Type.Object({
  registrations: Type.Optional(Type.Boolean()),
  societies: Type.Optional(Type.Boolean()),
  openings: Type.Optional(Type.Boolean()),
});

const ending = '.ics';
const named = (file: string) => (file.endsWith(ending) ? file.slice(0, -ending.length) : undefined);

/** Calendar feeds, whose addresses contain a secret. */
export const calendarRoutes: Routes = async (server) => {
  const { database, secrets } = server;
  const signedIn = {
    config: { rights: 'signedIn' },
    schema: { response: { 200: CalendarAddress } },
  } as const;
  const addressOf = (secret: string) => ({ url: `${server.siteUrl()}/calendar/${secret}${ending}` });

  server.get(pattern(paths.calendar), signedIn, async (request) =>
    addressOf(await calendarSecret(database, callerOf(request).universityId)),
  );

  server.post(pattern(paths.calendar), signedIn, async (request) =>
    addressOf(await rotateCalendarSecret(database, callerOf(request).universityId)),
  );

  /** The secret gives read access to what its owner may read. */
  async function ownerOf(
    request: FastifyRequest,
    secret: string | undefined,
  ): Promise<{ viewer: Viewer; societies: number[] }> {
    const owner = secret === undefined ? undefined : await findCalendarOwner(database, secret);
    await server.rateLimits.spend('calendar', request, owner?.universityId);
    if (!owner) throw notFound('Calendar');
    return {
      viewer: {
        universityId: owner.universityId,
        accountId: owner.accountId,
        edits: () => false,
        codes: doorCodes(secrets.doorCodes),
      },
      societies: owner.societies,
    };
  }

  /** Answers what changed since; the tag tells that before anything is written. */
  async function send(request: FastifyRequest, reply: FastifyReply, wanted: Wanted) {
    const { viewer, events, opening, options } = wanted;
    const etag = tagOf(JSON.stringify([viewer.universityId, events, opening, options]));
    reply.header('etag', etag).header('cache-control', 'private, max-age=300');
    if (has(request, etag)) return reply.code(304).send();
    return reply.type('text/calendar; charset=utf-8').send(await writeFeed(database, wanted));
  }

  const open = { rights: 'public', opened: true } as const;

  server.get(
    '/calendar/:file',
    { config: open, schema: { hide: true, querystring: FeedQuery } },
    async (request, reply) => {
      const { viewer, societies } = await ownerOf(request, named((request.params as { file: string }).file));
      const { registrations = true, societies: ofSocieties = false, openings = false } = request.query;
      const list = (shown: Shown) => listEntries(database, viewer.universityId, shown);
      const events = await list({ registrations, societies: ofSocieties ? societies : [] });
      const opening = openings ? await list({ registrations: false, societies }) : [];
      const options = { name: 'Constellation', origin: server.siteUrl() };
      return send(request, reply, { viewer, events, opening, options });
    },
  );

  server.get(
    '/calendar/:secret/events/:file',
    { config: open, schema: { hide: true } },
    async (request, reply) => {
      const { secret, file } = request.params as { secret: string; file: string };
      const { viewer } = await ownerOf(request, secret);
      const event = readId(named(file));
      const events = event ? await listEntries(database, viewer.universityId, { event }) : [];
      const [found] = await readEntries(database, viewer, events);
      if (!found) throw notFound('Event');
      const options = { name: found.event.name, origin: server.siteUrl() };
      return send(request, reply, { viewer, events, opening: [], options });
    },
  );
};
