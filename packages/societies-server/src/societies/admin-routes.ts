import { pageSizeLimits, paths } from 'societies-contract';
import { AdminSocietiesQuery, AdminSociety, Page } from 'societies-contract/schemas';
import { readPage } from '../platform/pages.ts';
import { callerOf } from '../platform/rights.ts';
import { pattern, type Routes } from '../platform/routes.ts';
import { countAdminSocieties, findAdminSociety, listAdminSocieties } from './admin-queries.ts';
import { addressedId, found } from './params.ts';

/** Societies as administrators look after them. */
export const adminSocietyRoutes: Routes = async (server) => {
  const { database, directory } = server;
  const admin = { rights: 'admin' } as const;

  server.get(
    paths.adminSocieties,
    { config: admin, schema: { querystring: AdminSocietiesQuery, response: { 200: Page(AdminSociety) } } },
    async (request) => {
      const { query } = request;
      const { page = 1, page_size = pageSizeLimits.adminSocieties, search, category } = query;
      const ids = (await directory.at(callerOf(request).directory)).find({ search, category });
      return readPage(
        { page, page_size },
        () => countAdminSocieties(database, ids, query),
        (slice) => listAdminSocieties(database, ids, query, slice),
      );
    },
  );

  server.get(
    pattern(paths.adminSociety, 'societyId'),
    { config: admin, schema: { response: { 200: AdminSociety } } },
    async (request) =>
      found(await findAdminSociety(database, addressedId(request, 'societyId', 'Society')), 'Society'),
  );
};
