import { listComing } from '../events/whats-on.ts';
import type { Routes } from '../platform/routes.ts';

/** Addresses in one sitemap. Source: sitemaps.org. */
const mostAddresses = 50_000;

const robotsOf = (site: string) => `User-agent: *
Allow: /storage/v1/object/public/societies/
Allow: /api/public/
Disallow: /api/
Disallow: /storage/

Sitemap: ${site}/sitemap.xml
`;

/** What search engines ask for first: which pages anybody can read, and where they may look. */
export const crawlerRoutes: Routes = async (server) => {
  const { publicDirectory, appDist } = server.config;
  if (!publicDirectory || appDist === null) return;
  const { database, directory, rateLimits } = server;
  const options = { config: { rights: 'public' }, schema: { hide: true } } as const;
  const cacheControl = 'public, max-age=3600';

  server.get('/robots.txt', options, (_request, reply) =>
    reply
      .header('cache-control', cacheControl)
      .type('text/plain; charset=utf-8')
      .send(robotsOf(server.siteUrl())),
  );

  server.get('/sitemap.xml', options, async (request, reply) => {
    await rateLimits.spend('public-directory', request, undefined);
    const site = server.siteUrl();
    const societies = (await directory.now()).inOrder('id').map(({ id }) => `${site}/societies/${id}`);
    const pages = [`${site}/societies`, `${site}/whats-on`, ...societies].slice(0, mostAddresses);
    const events = await listComing(database, mostAddresses - pages.length);
    const addresses = [
      ...pages,
      ...events.map(({ society_id, id }) => `${site}/societies/${society_id}/events/${id}`),
    ];
    const lines = addresses.map((address) => `<url><loc>${address}</loc></url>`);
    return reply.header('cache-control', cacheControl).type('application/xml; charset=utf-8')
      .send(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${lines.join('\n')}
</urlset>
`);
  });
};
