import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import { paths, wrongTimes, type EventBody as Body } from 'societies-contract';
import {
  CancelBody,
  EventBody,
  EventConflict,
  EventsQuery,
  KeptEvents,
  ListOrPage,
  NewEventBody,
  ScopeQuery,
  SocietyEvent,
} from 'societies-contract/schemas';
import { recordChange, recordCreation } from '../history/record.ts';
import { recordRemoval } from '../history/removals.ts';
import { changedMeanwhile, notFound } from '../platform/errors.ts';
import { callerOf, membershipOf } from '../platform/rights.ts';
import { pattern, type Routes } from '../platform/routes.ts';
import { addressedId, found, societyOf } from '../societies/params.ts';
import { hiddenBy, whileOn } from '../societies/lock.ts';
import { check, refuse } from './checks.ts';
import { listCompanions } from './companions.ts';
import { findNameless } from './nameless.ts';
import { changeable, eventOf } from './params.ts';
import { cancelEvent, createEvent, deleteEvent, findStoredEvent, holdEvent, updateEvent } from './queries.ts';
import { eventsOf, findEvent, findWritten, pageOfEvents, readEvents, toEvent } from './reading.ts';
import { inScope, joinSeries, occurrences, writtenTo } from './series.ts';
import { viewerOf } from './viewer.ts';

export const eventRoutes: Routes = async (server) => {
  const { database, storage, config } = server;
  const visit = { rights: { society: 'visit' } } as const;
  const edit = { rights: { society: 'edit_events' } } as const;

  /** The picture to store; undefined keeps the old one, an empty string removes it. */
  async function acceptImage(request: FastifyRequest, { image }: Body, current: string | null = null) {
    if (image === undefined) return undefined;
    const space = { kind: 'society', societyId: membershipOf(request).societyId } as const;
    return image ? storage.acceptImage(request, 'image', image, space, 'events', current) : null;
  }

  server.get(
    pattern(paths.events, 'id'),
    { config: visit, schema: { querystring: EventsQuery, response: { 200: ListOrPage(SocietyEvent) } } },
    async (request) => {
      const societyId = societyOf(request);
      const viewer = viewerOf(request);
      const { query } = request;
      if (query.page !== undefined) return pageOfEvents(database, societyId, viewer, query);
      const rows = await readEvents(database, [viewer.universityId], eventsOf(societyId, viewer, query));
      return rows.map((row) => toEvent(row, viewer));
    },
  );

  server.get(
    pattern(paths.event, 'id', 'eventId'),
    { config: visit, schema: { response: { 200: SocietyEvent } } },
    async (request) => {
      const eventId = addressedId(request, 'eventId', 'Event');
      const societyId = societyOf(request);
      const viewer = viewerOf(request);
      const addressed = { societyId, eventId };
      const shown = await findEvent(database, societyId, eventId, viewer);
      if (!shown && (await findStoredEvent(database, addressed))?.enabled === false)
        throw hiddenBy('enable_events');
      const event = found(shown, 'Event');
      return {
        ...event,
        companions: await listCompanions(database, addressed, callerOf(request)),
        ...(viewer.edits(societyId) && { nameless_guests: await findNameless(database, addressed) }),
      };
    },
  );

  server.post(
    pattern(paths.events, 'id'),
    { config: edit, schema: { body: NewEventBody, response: { 201: SocietyEvent } } },
    async (request, reply) => {
      const { body } = request;
      const societyId = societyOf(request, body);
      check(body);
      refuse(wrongTimes(body));
      const image = (await acceptImage(request, body)) ?? null;
      const { universityId } = callerOf(request);
      const bodies = occurrences(body, config.timeZone);
      const eventId = await whileOn(database, societyId, 'enable_events', async (trx) => {
        const audited = { actor: universityId, society: societyId, action: 'event.created' } as const;
        return recordCreation(trx, { ...audited, dates: bodies.length }, 'event', async () => {
          const ids: number[] = [];
          for (const one of bodies) ids.push(await createEvent(trx, societyId, one, image));
          await joinSeries(trx, societyId, ids);
          return ids[0] ?? 0;
        });
      });
      return reply
        .code(201)
        .send(found(await findWritten(database, societyId, eventId, viewerOf(request)), 'Event'));
    },
  );

  server.put(
    pattern(paths.event, 'id', 'eventId'),
    {
      config: edit,
      schema: {
        body: EventBody,
        querystring: ScopeQuery,
        response: { 200: SocietyEvent, 409: EventConflict },
      },
    },
    async (request) => {
      const { body } = request;
      const societyId = societyOf(request, body);
      const eventId = addressedId(request, 'eventId', 'Event');
      check(body);
      const before = await changeable(database, { societyId, eventId });
      const image = await acceptImage(request, body, before.image);
      const { universityId } = callerOf(request);
      const updated = await whileOn(database, societyId, 'enable_events', async (trx) => {
        const written = await inScope(trx, { societyId, eventId }, request.query.scope ?? 'this');
        const own = written.find(({ id }) => id === eventId);
        for (const occurrence of written) {
          const { id } = occurrence;
          const moved =
            id === eventId || !own
              ? body
              : writtenTo(body, { before: own, own: occurrence }, config.timeZone);
          const update = () =>
            updateEvent(
              trx,
              { societyId, eventId: id, by: universityId, timeZone: config.timeZone },
              moved,
              image,
            );
          const audited = { actor: universityId, society: societyId, action: 'event.changed' } as const;
          const done =
            id === eventId
              ? await recordChange(trx, { ...audited, dates: written.length }, { kind: 'event', id }, update)
              : await update();
          // The event that the form shows comes first: if its version is outdated, nothing is written. A later one may have been deleted.
          if (!done && id === eventId) return false;
        }
        return true;
      });
      const after = found(await findWritten(database, societyId, eventId, viewerOf(request)), 'Event');
      if (!updated) throw changedMeanwhile(after);
      await storage.removeByUrl(before.image);
      return after;
    },
  );

  server.delete(
    pattern(paths.event, 'id', 'eventId'),
    { config: edit, schema: { querystring: ScopeQuery, response: { 200: KeptEvents, 204: Type.Null() } } },
    async (request, reply) => {
      const societyId = societyOf(request);
      const eventId = addressedId(request, 'eventId', 'Event');
      const { image } = await changeable(database, { societyId, eventId });
      const { universityId } = callerOf(request);
      const kept = await whileOn(database, societyId, 'enable_events', async (trx) => {
        const staying: KeptEvents['kept'] = [];
        const leaving: number[] = [];
        for (const { id } of await inScope(trx, { societyId, eventId }, request.query.scope ?? 'this')) {
          // Locks the event first, so that nobody signs up in between.
          const event = await holdEvent(trx, { societyId, eventId: id });
          if (!event && id === eventId) throw notFound('Event');
          if (!event) continue;
          if (id !== eventId && event.participants + event.waiting > 0) {
            staying.push({ id, name: event.name, datetime: event.starts_at.toISOString() });
            continue;
          }
          if (id !== eventId) leaving.push(id);
        }
        await recordRemoval(
          trx,
          { actor: universityId, society: societyId, action: 'event.deleted' },
          { kind: 'event', ids: [eventId, ...leaving] },
          (_, id) => deleteEvent(trx, { societyId, eventId: id, by: universityId }),
        );
        return staying;
      });
      await storage.removeByUrl(image);
      return kept.length > 0 ? reply.code(200).send({ kept }) : reply.code(204).send(null);
    },
  );

  server.post(
    pattern(paths.eventCancel, 'id', 'eventId'),
    { config: edit, schema: { body: CancelBody, querystring: ScopeQuery, response: { 200: SocietyEvent } } },
    async (request) => {
      const { societyId, eventId } = eventOf(request);
      const { universityId } = callerOf(request);
      const { reason } = request.body;
      await changeable(database, { societyId, eventId });
      await whileOn(database, societyId, 'enable_events', async (trx) => {
        const cancelled = await inScope(trx, { societyId, eventId }, request.query.scope ?? 'this');
        const audited = { actor: universityId, society: societyId, action: 'event.cancelled' } as const;
        const dates = cancelled.length;
        await recordChange(trx, { ...audited, dates }, { kind: 'event', id: eventId }, async () => {
          for (const { id } of cancelled)
            await cancelEvent(trx, { societyId, eventId: id, by: universityId }, reason);
        });
      });
      return found(await findWritten(database, societyId, eventId, viewerOf(request)), 'Event');
    },
  );
};
