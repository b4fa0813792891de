import type { FastifyReply } from 'fastify';
import Type from 'typebox';
import { pageSizeLimits, paths, restoreRights, type RestorableKind } from 'societies-contract';
import {
  Page,
  RemovedSocietiesQuery,
  RemovedSociety,
  ScopeQuery,
  SocietyPage,
} from 'societies-contract/schemas';
import { findCard } from '../directory/cards.ts';
import { sendCsv } from '../platform/csv.ts';
import { readPage } from '../platform/pages.ts';
import { standingIn } from '../joining/standing.ts';
import { callerOf } from '../platform/rights.ts';
import { pattern, type Routes } from '../platform/routes.ts';
import { addressedId, found, societyOf } from '../societies/params.ts';
import { findSocietyPage } from '../societies/queries.ts';
import { countRemovedSocieties, listRemovedSocieties, restore } from './removals.ts';

const what = { event: 'Event', post: 'Post', merch: 'Merch item', widget: 'Widget' } as const;

/** The address of each kind that can be restored. */
const things: [RestorableKind, (id: string, thing: string) => string][] = [
  ['event', paths.eventRestore],
  ['post', paths.postRestore],
  ['merch', paths.merchRestore],
  ['widget', paths.widgetRestore],
];

const columns = ['id', 'name', 'removed_at', 'removed_by_id', 'removed_by', 'kept_until'] as const;

/** A row of the CSV export. */
const toLine = ({ removed_by, ...society }: RemovedSociety) => ({
  ...society,
  removed_by_id: removed_by?.university_id ?? null,
  removed_by: removed_by?.name ?? null,
});

/** Restoring what was deleted. */
export const restoreRoutes: Routes = async (server) => {
  const { database } = server;
  const admin = { rights: 'admin' } as const;

  for (const [kind, path] of things) {
    server.post(
      pattern(path, 'id', 'thingId'),
      {
        config: { rights: { society: restoreRights[kind] } },
        schema: { querystring: ScopeQuery, response: { 204: Type.Null() } },
      },
      async (request, reply) => {
        const thing = { kind, id: addressedId(request, 'thingId', what[kind]) };
        const by = { actor: callerOf(request).universityId, society: societyOf(request) };
        await restore(database, by, thing, request.query.scope);
        return reply.code(204).send(null);
      },
    );
  }

  server.get(
    paths.removedSocieties,
    {
      config: admin,
      schema: { querystring: RemovedSocietiesQuery, response: { 200: Page(RemovedSociety) } },
    },
    async ({ query: { page = 1, page_size = pageSizeLimits.history, format } }, reply) => {
      if (format === 'csv') {
        const streamed: FastifyReply = reply;
        const removed = await listRemovedSocieties(database);
        return sendCsv(streamed, 'removed-societies', columns, removed, (some) => some.map(toLine));
      }
      return readPage(
        { page, page_size },
        () => countRemovedSocieties(database),
        (slice) => listRemovedSocieties(database, slice),
      );
    },
  );

  server.post(
    pattern(paths.restoreSociety, 'societyId'),
    { config: admin, schema: { response: { 200: SocietyPage } } },
    async (request) => {
      const id = addressedId(request, 'societyId', 'Society');
      const caller = callerOf(request);
      const { universityId } = caller;
      await restore(database, { actor: universityId, society: id }, { kind: 'society', id });
      const card = found(await findCard(database, id, server.config.timeZone), 'Society');
      return findSocietyPage(database, card, standingIn(id, caller));
    },
  );
};
