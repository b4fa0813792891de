import type { FastifyReply } from 'fastify';
import { pageSizeLimits, paths } from 'societies-contract';
import {
  AdminSocietiesQuery,
  AdminSociety,
  AdminSocietyConflict,
  Page,
  RenameSocietyBody,
} from 'societies-contract/schemas';
import { changedMeanwhile } from '../platform/errors.ts';
import { sendCsv } from '../platform/csv.ts';
import { readPage } from '../platform/pages.ts';
import { callerOf } from '../platform/rights.ts';
import { pattern, type Routes } from '../platform/routes.ts';
import { countAdminSocieties, findAdminSociety, findLedBy, listAdminSocieties } from './admin-queries.ts';
import { addressedId, found } from './params.ts';
import { renameSociety } from './renaming.ts';

const columns = [
  'id',
  'name',
  'category',
  'president_id',
  'president',
  'member_count',
  'last_activity',
  'creation_date',
  'state',
] as const;

/** A row of the CSV export. */
const toLine = ({ logo: _, version: _version, category, president, ...society }: AdminSociety) => ({
  ...society,
  category: category.name,
  president_id: president?.university_id ?? null,
  president: president?.name ?? null,
});

export const adminSocietyRoutes: Routes = async (server) => {
  const { database, directory } = server;
  const admin = { rights: 'admin' } as const;

  server.get(
    paths.adminSocieties,
    { config: admin, schema: { querystring: AdminSocietiesQuery, response: { 200: Page(AdminSociety) } } },
    async (request, reply) => {
      const { query } = request;
      const { page = 1, page_size = pageSizeLimits.adminSocieties, search, category } = query;
      const known = await directory.at(callerOf(request).directory);
      let ids: readonly number[] = known.find({ search, category });
      if (search?.trim()) {
        const led = await findLedBy(database, search);
        // Best matches of the society's own words first.
        ids = [...new Set([...ids, ...known.find({ category }).filter((id) => led.has(id))])];
      }
      if (query.format === 'csv') {
        const streamed: FastifyReply = reply;
        const all = await listAdminSocieties(database, ids, query);
        return sendCsv(streamed, 'societies', columns, all, (some) => some.map(toLine));
      }
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

  server.put(
    pattern(paths.adminSociety, 'societyId'),
    {
      config: admin,
      async preValidation(request) {
        const id = addressedId(request, 'societyId', 'Society');
        found((await directory.at(callerOf(request).directory)).get(id), 'Society');
      },
      schema: { body: RenameSocietyBody, response: { 200: AdminSociety, 409: AdminSocietyConflict } },
    },
    async (request) => {
      const id = addressedId(request, 'societyId', 'Society');
      const written = await renameSociety(database, callerOf(request).universityId, id, request.body);
      const society = found(await findAdminSociety(database, id), 'Society');
      if (!written) throw changedMeanwhile(society);
      return society;
    },
  );
};
