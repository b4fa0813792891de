import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import { pageSizeLimits, paths, type Category } from 'societies-contract';
import {
  MonthDay,
  PublicEvent,
  PublicEvents,
  PublicEventsQuery,
  PublicMonthQuery,
  PublicPosts,
  PublicPostsQuery,
  PublicSocieties,
  PublicSocietiesQuery,
  PublicSocietyPage,
  PublicWidget,
} from 'societies-contract/schemas';
import type { Societies } from '../directory/societies.ts';
import { findEventOfAny, pageOfEvents } from '../events/reading.ts';
import { listMonth, whatsOnReader } from '../events/whats-on.ts';
import { has, tagOf } from '../platform/entity-tags.ts';
import { notFound } from '../platform/errors.ts';
import { readPage } from '../platform/pages.ts';
import { pattern, type Routes } from '../platform/routes.ts';
import { countPosts, listPosts } from '../posts/queries.ts';
import { findFeatureOptions } from '../societies/changes.ts';
import { addressedId, found } from '../societies/params.ts';
import { findSocietyPage } from '../societies/queries.ts';
import { listWidgets } from '../widgets/queries.ts';
import { anonymousViewer, publicView } from './public-view.ts';

/** CORS for any origin: with `*`, browsers send no credentials. */
const anyOrigin = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'etag, retry-after',
  'cross-origin-resource-policy': 'cross-origin',
} as const;
const preflight = {
  'access-control-allow-methods': 'GET, HEAD',
  'access-control-allow-headers': 'if-none-match',
  'access-control-max-age': 3_600,
} as const;

const cacheControl = 'public, max-age=60';
/** For what can be made private: asked for anew each time, and unchanged it costs a 304. */
const revalidated = 'public, no-cache';

const noRegistrations: ReadonlySet<number> = new Set();
const outside = { member: false };

/** Categories with at least one society, by name. */
function categoriesOf(societies: Societies): Category[] {
  const categories = new Map(
    societies.inOrder('id').map(({ card: { category } }) => [category.id, category]),
  );
  return [...categories.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** The public directory of societies and events, also for other sites. */
export const publicRoutes: Routes = async (server) => {
  if (!server.config.publicDirectory) return;
  const { database, directory, rateLimits } = server;
  const readWhatsOn = whatsOnReader(database);
  const view = publicView(server.siteUrl);

  server.addHook('onRequest', async (request, reply) => {
    reply.headers(anyOrigin);
    if (request.method !== 'OPTIONS') await rateLimits.spend('public-directory', request, undefined);
  });

  server.addHook('onSend', async (request, reply, payload) => {
    if (reply.statusCode !== 200 || typeof payload !== 'string') return payload;
    const etag = tagOf(payload);
    reply.header('etag', etag);
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', cacheControl);
    if (!has(request, etag)) return payload;
    reply.code(304).removeHeader('content-type');
    return null;
  });

  const open = { rights: 'public' } as const;
  for (const path of [
    paths.publicSocieties,
    pattern(paths.publicSociety, 'id'),
    pattern(paths.publicWidgets, 'id'),
    pattern(paths.publicPosts, 'id'),
    paths.publicEvents,
    paths.publicMonth,
    pattern(paths.publicEvent, 'eventId'),
  ])
    server.options(path, { config: open, schema: { hide: true } }, (_request, reply) =>
      reply.code(204).headers(preflight).send(),
    );

  server.get(
    paths.publicSocieties,
    { config: open, schema: { querystring: PublicSocietiesQuery, response: { 200: PublicSocieties } } },
    async ({ query: { search, category, page = 1, page_size } }) => {
      const societies = await directory.now();
      const { count, results } = societies.list(
        { search, category, page, page_size, ...(!search?.trim() && { sort: 'name' }) },
        noRegistrations,
        () => outside,
      );
      return { count, results: results.map(view.societyOf), categories: categoriesOf(societies) };
    },
  );

  server.get(
    pattern(paths.publicSociety, 'id'),
    { config: open, schema: { response: { 200: PublicSocietyPage } } },
    async (request: FastifyRequest) => {
      const card = (await directory.now()).get(addressedId(request, 'id', 'Society'));
      const society = found(card, 'Society');
      const [page, features] = await Promise.all([
        findSocietyPage(database, society, outside),
        findFeatureOptions(database, society.id),
      ]);
      const { enable_posts, enable_events } = found(features, 'Society');
      return { ...view.pageOf(page), enable_posts, enable_events };
    },
  );

  server.get(
    paths.publicEvents,
    { config: open, schema: { querystring: PublicEventsQuery, response: { 200: PublicEvents } } },
    async ({ query: { when, ...query } }) => {
      const societies = await directory.now();
      const { society, page, page_size, search, folded } = query;
      if (when !== undefined && society !== undefined) {
        const asked = { when, page, page_size, search, folded };
        if (!societies.get(society)) return { count: 0, results: [] };
        const { count, results } = await pageOfEvents(database, society, anonymousViewer, asked);
        return { count, results: results.flatMap((event) => view.listed(event, societies)) };
      }
      const anonymousReader = { viewer: anonymousViewer, own: noRegistrations, societies };
      const { results, ...counted } = await readWhatsOn(anonymousReader, query);
      return { ...counted, results: results.map(view.eventOf) };
    },
  );

  server.get(
    paths.publicMonth,
    { config: open, schema: { querystring: PublicMonthQuery, response: { 200: Type.Array(MonthDay) } } },
    async ({ query }) => listMonth(database, query, noRegistrations),
  );

  /** The society in the address, if it is not removed. */
  const addressed = async (request: FastifyRequest) => {
    const societies = await directory.now();
    const id = addressedId(request, 'id', 'Society');
    found(societies.get(id), 'Society');
    return { id, societies };
  };

  server.get(
    pattern(paths.publicWidgets, 'id'),
    { config: open, schema: { response: { 200: Type.Array(PublicWidget) } } },
    async (request, reply) => {
      reply.header('cache-control', revalidated);
      const { id, societies } = await addressed(request);
      const widgets = await listWidgets(database, id, anonymousViewer);
      return widgets.flatMap((widget) => view.widgetOf(widget, societies));
    },
  );

  server.get(
    pattern(paths.publicPosts, 'id'),
    { config: open, schema: { querystring: PublicPostsQuery, response: { 200: PublicPosts } } },
    async (request, reply) => {
      reply.header('cache-control', revalidated);
      const { id } = await addressed(request);
      const { page = 1, page_size = pageSizeLimits.posts } = request.query;
      const reader = { societyId: id, universityId: '', mayEdit: false, anonymous: true };
      const { count, results } = await readPage(
        { page, page_size },
        () => countPosts(database, reader, {}),
        (slice) => listPosts(database, reader, {}, slice),
      );
      return { count, results: results.map(view.postOf) };
    },
  );

  server.get(
    pattern(paths.publicEvent, 'eventId'),
    { config: open, schema: { response: { 200: PublicEvent } } },
    async (request) => {
      const id = addressedId(request, 'eventId', 'Event');
      const event = found(await findEventOfAny(database, id, anonymousViewer), 'Event');
      const [shown] = view.listed(event, await directory.now());
      if (!shown) throw notFound('Event');
      return shown;
    },
  );
};
