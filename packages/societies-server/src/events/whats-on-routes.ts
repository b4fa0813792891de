import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import { paths } from 'societies-contract';
import {
  Clash,
  ClashesQuery,
  MonthDay,
  MyEvents,
  WhatsOn,
  WhatsOnMonthQuery,
  WhatsOnQuery,
} from 'societies-contract/schemas';
import { callerOf } from '../platform/rights.ts';
import { pattern, type Routes } from '../platform/routes.ts';
import { societyOf } from '../societies/params.ts';
import { viewerOf } from './viewer.ts';
import {
  listClashes,
  listHidden,
  listMonth,
  listMyEvents,
  whatsOnReader,
  type Onlooker,
} from './whats-on.ts';

/** Events of all societies, the caller's events, and clashes. */
export const whatsOnRoutes: Routes = async (server) => {
  const { database, directory } = server;
  const readWhatsOn = whatsOnReader(database);

  const onlooker = async (request: FastifyRequest): Promise<Onlooker> => {
    const caller = callerOf(request);
    return {
      viewer: viewerOf(request),
      own: caller.societies,
      requested: caller.requested,
      societies: await directory.at(caller.directory),
    };
  };

  server.get(
    pattern(paths.whatsOn),
    { config: { rights: 'signedIn' }, schema: { querystring: WhatsOnQuery, response: { 200: WhatsOn } } },
    async (request) => readWhatsOn(await onlooker(request), request.query),
  );

  server.get(
    pattern(paths.whatsOnMonth),
    {
      config: { rights: 'signedIn' },
      schema: { querystring: WhatsOnMonthQuery, response: { 200: Type.Array(MonthDay) } },
    },
    async (request) => {
      const { query } = request;
      return listMonth(database, query, callerOf(request).societies);
    },
  );

  server.get(
    pattern(paths.myEvents),
    { config: { rights: 'signedIn' }, schema: { response: { 200: MyEvents } } },
    async (request) => {
      const who = await onlooker(request);
      const [coming, past, hidden] = await Promise.all([
        listMyEvents(database, who, 'coming'),
        listMyEvents(database, who, 'past'),
        listHidden(database, callerOf(request).universityId),
      ]);
      const waits = (event: { place?: { status: string } | null }) => event.place?.status === 'waiting';
      return {
        upcoming: coming.filter((event) => !waits(event)),
        // The waiting list ends when the event starts.
        waiting: coming.filter((event) => waits(event) && event.state !== 'past'),
        past: past.filter((event) => !waits(event)),
        hidden,
      };
    },
  );

  server.get(
    pattern(paths.clashes, 'id'),
    {
      config: { rights: { society: 'edit_events' } },
      schema: { querystring: ClashesQuery, response: { 200: Type.Array(Clash) } },
    },
    async (request) => {
      const societyId = societyOf(request);
      return listClashes(database, await onlooker(request), societyId, request.query);
    },
  );
};
