import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import { paths } from 'societies-contract';
import { HostBody, Hosting } from 'societies-contract/schemas';
import { touchEvents } from '../directory/versions.ts';
import { forbidden, invalid, notFound } from '../platform/errors.ts';
import { callerOf } from '../platform/rights.ts';
import { pattern, type Routes } from '../platform/routes.ts';
import { addressedId } from '../societies/params.ts';
import { whileOn } from '../societies/lock.ts';
import { recordOfEvent } from './audit.ts';
import { acceptHosting, askHost, listHosts, removeHost } from './hosts.ts';
import { changeable, eventOf } from './params.ts';
import { notifyOfAnswer, notifyOfAsking } from './host-notices.ts';
import { viewerOf } from './viewer.ts';

/** Co-hosting: the event's society invites, the other accepts, either can end it. */
export const hostRoutes: Routes = async (server) => {
  const { database, directory } = server;
  const hosts = Type.Array(Hosting);
  const visit = { rights: { society: 'visit' } } as const;

  server.post(
    pattern(paths.eventHosts, 'id', 'eventId'),
    { config: { rights: { society: 'edit_events' } }, schema: { body: HostBody, response: { 200: hosts } } },
    async (request) => {
      const addressed = eventOf(request);
      await changeable(database, addressed);
      const { society } = request.body;
      const societies = await directory.at(callerOf(request).directory);
      const by = callerOf(request).universityId;
      const other = societies.get(society);
      const unknown = () => invalid({ society: ['There is no such society.'] });
      if (!other) throw unknown();
      if (society !== addressed.societyId)
        await whileOn(database, addressed.societyId, 'enable_events', async (trx) => {
          if (await askHost(trx, addressed, society)) {
            await touchEvents(trx, addressed.societyId);
            await notifyOfAsking(trx, { ...addressed, by }, other);
            await recordOfEvent(
              trx,
              { ...addressed, by, action: 'event.host_asked' },
              { after: { host: other.name } },
            );
          }
          // Both were there a moment ago.
          const hosting = await listHosts(trx, addressed);
          if (!hosting.some(({ id }) => id === society)) throw unknown();
        });
      return listHosts(database, addressed);
    },
  );

  server.post(
    pattern(paths.acceptHosting, 'id', 'eventId'),
    { config: visit, schema: { response: { 200: hosts } } },
    async (request) => {
      const addressed = eventOf(request);
      await changeable(database, addressed);
      const { edits } = viewerOf(request);
      const own = [...callerOf(request).posts.keys()].filter(edits);
      const by = callerOf(request).universityId;
      await whileOn(database, addressed.societyId, 'enable_events', async (trx) => {
        const asked = await acceptHosting(trx, addressed, own);
        if (asked.length === 0) throw forbidden();
        await touchEvents(trx, addressed.societyId);
        for (const { id, name, first } of asked) {
          if (!first) continue;
          await notifyOfAnswer(trx, { ...addressed, by }, { id, name, holds: true });
          for (const history of [addressed.societyId, id])
            await recordOfEvent(
              trx,
              { ...addressed, by, history, action: 'event.host_accepted' },
              { after: { host: name } },
            );
        }
      });
      return listHosts(database, addressed);
    },
  );

  /** Only for those who edit events of either society. */
  const concerns = (request: FastifyRequest, ...societies: number[]) => {
    if (!societies.some(viewerOf(request).edits)) throw forbidden();
  };

  server.delete(
    pattern(paths.eventHost, 'id', 'eventId', 'hostId'),
    { config: visit, schema: { response: { 200: hosts } } },
    async (request) => {
      const addressed = eventOf(request);
      const hostId = addressedId(request, 'hostId', 'Society');
      await changeable(database, addressed);
      if (hostId === addressed.societyId) throw notFound('Society');
      concerns(request, addressed.societyId, hostId);
      const by = callerOf(request).universityId;
      await whileOn(database, addressed.societyId, 'enable_events', async (trx) => {
        const name = await removeHost(trx, addressed, hostId);
        if (name === undefined) return;
        await touchEvents(trx, addressed.societyId);
        await notifyOfAnswer(trx, { ...addressed, by }, { id: hostId, name, holds: false });
        for (const history of [addressed.societyId, hostId])
          await recordOfEvent(
            trx,
            { ...addressed, by, history, action: 'event.host_removed' },
            { before: { host: name } },
          );
      });
      return listHosts(database, addressed);
    },
  );
};
