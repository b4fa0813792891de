import type { FastifyReply } from 'fastify';
import Type from 'typebox';
import { paths } from 'societies-contract';
import {
  Category,
  ListOrPage,
  RecommendedSociety,
  SocietiesQuery,
  Society,
  SocietyDetail,
  SocietyPage,
} from 'societies-contract/schemas';
import { conflict } from '../platform/errors.ts';
import { callerOf, membershipOf } from '../platform/rights.ts';
import { pattern, type Routes } from '../platform/routes.ts';
import { found } from './addressed.ts';
import { createDirectory } from './directory.ts';
import {
  countSocieties,
  findSociety,
  findSocietyDetail,
  findSocietyPage,
  join,
  leave,
  listSocieties,
  recommend,
} from './queries.ts';

/** Browsing, reading, joining and leaving societies. */
export const societyRoutes: Routes = async (server) => {
  const { database } = server;
  const directory = createDirectory(server.engine);

  server.get(
    paths.categories,
    { config: { rights: 'signedIn' }, schema: { response: { 200: Type.Array(Category) } } },
    () => database.selectFrom('categories').select(['id', 'name']).orderBy('name').execute(),
  );

  server.get(
    paths.societies,
    {
      config: { rights: 'signedIn' },
      schema: { querystring: SocietiesQuery, response: { 200: ListOrPage(Society), 304: Type.Null() } },
    },
    async (request, reply) => {
      const { universityId } = callerOf(request);
      const { query } = request;
      if (query.page !== undefined) {
        const [count, results] = await Promise.all([
          countSocieties(database, query, universityId),
          listSocieties(database, query, universityId),
        ]);
        return { count, results };
      }
      if (query.my_societies || query.search || query.category || query.sort) {
        return listSocieties(database, query, universityId);
      }
      const reading = await directory.read(universityId);
      // Private: the bytes say which societies the caller is in.
      reply.header('etag', reading.etag).header('cache-control', 'private, no-cache');
      if (request.headers['if-none-match'] === reading.etag) return reply.code(304).send(null);
      // The body is JSON already, made once for all callers.
      const ready: FastifyReply = reply;
      return ready.type('application/json; charset=utf-8').send(reading.body());
    },
  );

  server.get(
    paths.recommendedSocieties,
    { config: { rights: 'signedIn' }, schema: { response: { 200: Type.Array(RecommendedSociety) } } },
    (request) => recommend(database, callerOf(request).universityId),
  );

  server.get(
    pattern(paths.society, 'id'),
    { config: { rights: { society: 'visit' } }, schema: { response: { 200: SocietyPage } } },
    async (request) =>
      found(
        await findSocietyPage(database, membershipOf(request).societyId, callerOf(request).universityId),
        'Society',
      ),
  );

  server.get(
    pattern(paths.societyDetail, 'id'),
    { config: { rights: { society: 'visit' } }, schema: { response: { 200: SocietyDetail } } },
    async (request) =>
      found(
        await findSocietyDetail(database, membershipOf(request).societyId, callerOf(request).universityId),
        'Society',
      ),
  );

  server.post(
    pattern(paths.join, 'id'),
    { config: { rights: { society: 'visit' } }, schema: { response: { 200: Society } } },
    async (request) => {
      const { societyId } = membershipOf(request);
      const { universityId } = callerOf(request);
      await join(database, societyId, universityId);
      return found(await findSociety(database, societyId, universityId), 'Society');
    },
  );

  server.post(
    pattern(paths.leave, 'id'),
    { config: { rights: { society: 'visit' } }, schema: { response: { 200: Society } } },
    async (request) => {
      const { societyId } = membershipOf(request);
      const { universityId } = callerOf(request);
      if (!(await leave(database, societyId, universityId))) {
        throw conflict('The President cannot leave the society.', 'president_stays');
      }
      return found(await findSociety(database, societyId, universityId), 'Society');
    },
  );
};
