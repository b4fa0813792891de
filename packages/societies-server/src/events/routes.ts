import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import { paths, validation, type EventBody as Body, pageSizeLimits } from 'societies-contract';
import { SocietyEvent, EventBody, EventConflict, EventsQuery, ListOrPage } from 'societies-contract/schemas';
import { changedMeanwhile, conflict, invalid, notFound } from '../platform/errors.ts';
import { readPage, type Slice } from '../platform/pages.ts';
import { callerOf, membershipOf } from '../platform/rights.ts';
import { pattern, type Routes } from '../platform/routes.ts';
import { addressedId, found, societyOf } from '../societies/params.ts';
import {
  countEvents,
  createEvent,
  deleteEvent,
  findEvent,
  findStoredEvent,
  givePlaceBack,
  isAllowedDuration,
  listEvents,
  listEventsAsTheyCome,
  takePlace,
  updateEvent,
} from './queries.ts';

const off = () => conflict('Events are disabled for this society', 'feature_off');

function tooSmall() {
  const message = 'More students than that have registered already.';
  return conflict(message, 'too_many_registered', { max_participants: [message] });
}

function check(body: Body) {
  if (!isAllowedDuration(body.duration)) throw invalid({ duration: [validation.event.durationRange] });
  // The format lets a leap second pass, which no Date holds.
  if (Number.isNaN(Date.parse(body.datetime))) throw invalid({ datetime: [validation.event.dateRequired] });
}

/** Why nobody can register for an event. */
function closed(event: SocietyEvent): string {
  if (Date.parse(event.datetime) <= Date.now()) return 'Event has passed';
  return event.is_active ? 'This event is full.' : 'Registration Closed';
}

/** A society's events and who comes to them. */
export const eventRoutes: Routes = async (server) => {
  const { database, storage } = server;
  const visit = { rights: { society: 'visit' } } as const;
  const edit = { rights: { society: 'edit_events' } } as const;

  /** The picture to store; undefined leaves it as it is, empty removes it. */
  async function acceptImage(request: FastifyRequest, { image }: Body, current: string | null = null) {
    if (image === undefined) return undefined;
    const space = { kind: 'society', societyId: membershipOf(request).societyId } as const;
    return image ? storage.acceptImage(request, 'image', image, space, 'events', current) : null;
  }

  /** What the event is now, when it may be changed. */
  async function changeable(societyId: number, eventId: number) {
    const event = found(await findStoredEvent(database, societyId, eventId), 'Event');
    if (!event.enabled) throw off();
    return event;
  }

  server.get(
    pattern(paths.events, 'id'),
    { config: visit, schema: { querystring: EventsQuery, response: { 200: ListOrPage(SocietyEvent) } } },
    (request) => {
      const societyId = societyOf(request);
      const { universityId } = callerOf(request);
      const { query } = request;
      const { page, page_size = pageSizeLimits.events, when, search } = query;
      const list = (slice?: Slice) =>
        listEventsAsTheyCome(database, { societyId, universityId }, query, slice);
      if (page !== undefined) {
        return readPage({ page, page_size }, () => countEvents(database, societyId, query), list);
      }
      if (when !== undefined || search !== undefined) return list();
      return listEvents(database, societyId, universityId);
    },
  );

  server.get(
    pattern(paths.event, 'id', 'eventId'),
    { config: visit, schema: { response: { 200: SocietyEvent } } },
    async (request) => {
      const eventId = addressedId(request, 'eventId', 'Event');
      const { universityId } = callerOf(request);
      return found(await findEvent(database, societyOf(request), eventId, universityId), 'Event');
    },
  );

  server.post(
    pattern(paths.events, 'id'),
    { config: edit, schema: { body: EventBody, response: { 201: SocietyEvent } } },
    async (request, reply) => {
      const { body } = request;
      const societyId = societyOf(request, body);
      check(body);
      const image = (await acceptImage(request, body)) ?? null;
      const eventId = await createEvent(database, societyId, body, image);
      if (eventId === undefined) throw off();
      const { universityId } = callerOf(request);
      return reply
        .code(201)
        .send(found(await findEvent(database, societyId, eventId, universityId), 'Event'));
    },
  );

  server.put(
    pattern(paths.event, 'id', 'eventId'),
    { config: edit, schema: { body: EventBody, response: { 200: SocietyEvent, 409: EventConflict } } },
    async (request) => {
      const { body } = request;
      const societyId = societyOf(request, body);
      const eventId = addressedId(request, 'eventId', 'Event');
      check(body);
      const before = await changeable(societyId, eventId);
      const image = await acceptImage(request, body, before.image);
      const outcome = await updateEvent(database, { societyId, eventId }, body, image);
      if (outcome === 'too small') throw tooSmall();
      const after = found(
        await findEvent(database, societyId, eventId, callerOf(request).universityId),
        'Event',
      );
      if (outcome === 'changed') throw changedMeanwhile(after);
      await storage.removeByUrl(before.image);
      return after;
    },
  );

  server.delete(
    pattern(paths.event, 'id', 'eventId'),
    { config: edit, schema: { response: { 204: Type.Null() } } },
    async (request, reply) => {
      const societyId = societyOf(request);
      const eventId = addressedId(request, 'eventId', 'Event');
      const { image } = await changeable(societyId, eventId);
      await deleteEvent(database, societyId, eventId);
      await storage.removeByUrl(image);
      return reply.code(204).send(null);
    },
  );

  server.post(
    pattern(paths.eventSignup, 'id', 'eventId'),
    { config: visit, schema: { response: { 200: SocietyEvent } } },
    async (request) => {
      const societyId = societyOf(request);
      const eventId = addressedId(request, 'eventId', 'Event');
      const { universityId } = callerOf(request);
      await takePlace(database, societyId, eventId, universityId);
      const event = await findEvent(database, societyId, eventId, universityId);
      if (event?.joined) return event;
      if (event) throw conflict(closed(event), 'registration_closed');
      // A society that switched its events off has the event still, and says so.
      await changeable(societyId, eventId);
      throw notFound('Event');
    },
  );

  server.delete(
    pattern(paths.eventSignup, 'id', 'eventId'),
    { config: visit, schema: { response: { 204: Type.Null() } } },
    async (request, reply) => {
      const societyId = societyOf(request);
      const eventId = addressedId(request, 'eventId', 'Event');
      const { universityId } = callerOf(request);
      if (!(await givePlaceBack(database, societyId, eventId, universityId))) {
        const event = found(await findEvent(database, societyId, eventId, universityId), 'Event');
        if (event.joined) throw conflict('Event has passed', 'event_passed');
      }
      return reply.code(204).send(null);
    },
  );
};
