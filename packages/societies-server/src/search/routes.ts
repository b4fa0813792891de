import { paths, searchLimits } from 'societies-contract';
import { Everything, EverythingQuery } from 'societies-contract/schemas';
import { standingIn } from '../joining/standing.ts';
import { callerOf } from '../platform/rights.ts';
import type { Routes } from '../platform/routes.ts';
import { createPostSearch } from './posts.ts';

const most = searchLimits.each;

/** One search over societies, coming events and posts of the caller's societies. */
export const searchRoutes: Routes = async (server) => {
  const { database, directory } = server;
  const posts = createPostSearch(database);

  server.get(
    paths.search,
    {
      config: { rights: 'signedIn' },
      schema: { querystring: EverythingQuery, response: { 200: Everything } },
    },
    async (request) => {
      const caller = callerOf(request);
      const { societies: mine, directory: directoryVersion } = caller;
      const { q } = request.query;
      const societies = await directory.at(directoryVersion);
      const ownerOf = (id: number) => {
        const card = societies.get(id);
        return card && { id, name: card.name, logo: card.logo, theme: card.theme };
      };
      if (!q.trim()) return { societies: [], events: [], posts: [] };
      const posted = await posts.find([...mine], q, most);
      return {
        societies: societies.list({ search: q, page: 1, page_size: most }, mine, (id) =>
          standingIn(id, caller),
        ).results,
        events: societies.findEvents(q, most).flatMap(({ event: { id, name, from, society }, match }) => {
          const owner = ownerOf(society);
          return owner
            ? [{ id, name, datetime: new Date(from).toISOString(), society: owner, ...(match && { match }) }]
            : [];
        }),
        posts: posted.flatMap(({ id, title, society_id, updated_at, match }) => {
          const owner = ownerOf(society_id);
          return owner
            ? [
                {
                  id,
                  title,
                  last_updated: updated_at.toISOString(),
                  society: owner,
                  ...(match && { match }),
                },
              ]
            : [];
        }),
      };
    },
  );
};
