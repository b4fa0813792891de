import type { FastifyReply, FastifyRequest } from 'fastify';
import Type from 'typebox';
import { fixedRoles, paths } from 'societies-contract';
import {
  Category,
  ListOrPage,
  RecommendedSociety,
  SocietiesQuery,
  Society,
  SocietyDetail,
  SocietyPage,
} from 'societies-contract/schemas';
import type { Card } from '../directory/societies.ts';
import { createRecommendations } from '../directory/recommendations.ts';
import { standingIn } from '../joining/standing.ts';
import { sendCsv } from '../platform/csv.ts';
import { forbidden } from '../platform/errors.ts';
import { callerOf, membershipOf } from '../platform/rights.ts';
import { pattern, type Routes } from '../platform/routes.ts';
import { found } from './params.ts';
import { listCategories, findSocietyPage } from './queries.ts';

const societyColumns = ['id', 'name', 'description', 'category', 'creation_date', 'member_count'] as const;

/** Browsing and reading societies. */
export const societyRoutes: Routes = async (server) => {
  const { database, directory } = server;
  const recommend = createRecommendations(database);

  server.get(
    paths.categories,
    { config: { rights: 'signedIn' }, schema: { response: { 200: Type.Array(Category) } } },
    () => listCategories(database),
  );

  server.get(
    paths.societies,
    {
      config: { rights: 'signedIn' },
      schema: { querystring: SocietiesQuery, response: { 200: ListOrPage(Society) } },
    },
    async (request, reply) => {
      const caller = callerOf(request);
      const { societies: mine, posts, directory: directoryVersion, isAdmin } = caller;
      const standing = (id: number) => standingIn(id, caller);
      const { query } = request;
      if (query.format === 'csv') {
        if (!isAdmin) throw forbidden();
        const streamed: FastifyReply = reply;
        const societies = await directory.at(directoryVersion);
        const all = societies.list({ ...query, page: undefined }, mine, standing).results;
        return sendCsv(streamed, 'societies', societyColumns, all, (some) =>
          some.map(({ category, ...card }) => ({ ...card, category: category.name })),
        );
      }
      const page = (await directory.at(directoryVersion)).list(query, mine, standing);
      const results = query.my_societies
        ? page.results.map((card) => ({ ...card, role: posts.get(card.id)?.role.name ?? fixedRoles.member }))
        : page.results;
      return query.page === undefined ? results : { ...page, results };
    },
  );

  server.get(
    paths.recommendedSocieties,
    { config: { rights: 'signedIn' }, schema: { response: { 200: Type.Array(RecommendedSociety) } } },
    async (request) => {
      const caller = callerOf(request);
      const { societies: mine, directory: directoryVersion } = caller;
      const found = await recommend(await directory.at(directoryVersion), mine);
      return found.map((card) => ({ ...card, ...standingIn(card.id, caller) }));
    },
  );

  /** The card of the society in the address. */
  const cardOf = async (request: FastifyRequest): Promise<Card> =>
    found((await directory.at(callerOf(request).directory)).get(membershipOf(request).societyId), 'Society');

  server.get(
    pattern(paths.society, 'id'),
    { config: { rights: { society: 'visit' } }, schema: { response: { 200: SocietyPage } } },
    async (request) => {
      const card = await cardOf(request);
      return findSocietyPage(database, card, standingIn(card.id, callerOf(request)));
    },
  );

  server.get(
    pattern(paths.societyDetail, 'id'),
    { config: { rights: { society: 'visit' } }, schema: { response: { 200: SocietyDetail } } },
    async (request) => {
      const { id, name, theme, logo, banner } = await cardOf(request);
      const { member, role, permissions, coming } = membershipOf(request);
      return {
        society: { id, name },
        theme,
        role: member
          ? {
              name: role?.name ?? fixedRoles.member,
              permissions: [...permissions].map((codename) => ({ codename })),
            }
          : null,
        logo,
        banner,
        coming,
      };
    },
  );
};
