import Type from 'typebox';
import { pageSizeLimits, paths, restoreRights, type RestorableKind } from 'societies-contract';
import { Page, PageQuery, RemovedSociety, ScopeQuery, SocietyPage } from 'societies-contract/schemas';
import { findCard } from '../directory/cards.ts';
import { readPage } from '../platform/pages.ts';
import { callerOf } from '../platform/rights.ts';
import { pattern, type Routes } from '../platform/routes.ts';
import { addressedId, found, societyOf } from '../societies/params.ts';
import { findSocietyPage } from '../societies/queries.ts';
import { countRemovedSocieties, listRemovedSocieties, restore } from './removals.ts';

const what = { event: 'Event', post: 'Post', merch: 'Merch item', widget: 'Widget' } as const;

/** By kind: where it is put back. */
const things: [RestorableKind, (id: string, thing: string) => string][] = [
  ['event', paths.eventRestore],
  ['post', paths.postRestore],
  ['merch', paths.merchRestore],
  ['widget', paths.widgetRestore],
];

/** Puts back what was removed. */
export const restoreRoutes: Routes = async (server) => {
  const { database, config } = server;
  const { timeZone } = config;
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
        const by = { actor: callerOf(request).universityId, society: societyOf(request), timeZone };
        await restore(database, by, thing, request.query.scope);
        return reply.code(204).send(null);
      },
    );
  }

  server.get(
    paths.removedSocieties,
    { config: admin, schema: { querystring: PageQuery, response: { 200: Page(RemovedSociety) } } },
    ({ query: { page = 1, page_size = pageSizeLimits.history } }) =>
      readPage(
        { page, page_size },
        () => countRemovedSocieties(database),
        (slice) => listRemovedSocieties(database, slice),
      ),
  );

  server.post(
    pattern(paths.restoreSociety, 'societyId'),
    { config: admin, schema: { response: { 200: SocietyPage } } },
    async (request) => {
      const id = addressedId(request, 'societyId', 'Society');
      const { universityId, societies } = callerOf(request);
      await restore(database, { actor: universityId, society: id, timeZone }, { kind: 'society', id });
      const card = found(await findCard(database, id), 'Society');
      return findSocietyPage(database, card, { member: societies.has(id) });
    },
  );
};
