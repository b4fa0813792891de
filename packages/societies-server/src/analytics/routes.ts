import { paths } from 'societies-contract';
import { PlatformAnalytics, SocietyAnalytics } from 'societies-contract/schemas';
import { pattern, type Routes } from '../platform/routes.ts';
import { societyOf } from '../societies/params.ts';
import { platformAnalytics } from './platform.ts';
import { societyAnalytics } from './society.ts';

/** Statistics for administrators and committees, computed on request. */
export const analyticsRoutes: Routes = async (server) => {
  const { database } = server;

  for (const path of [paths.analyticsOverview, paths.figuresOverview]) {
    server.get(path, { config: { rights: 'admin' }, schema: { response: { 200: PlatformAnalytics } } }, () =>
      platformAnalytics(database),
    );
  }

  for (const path of [paths.societyAnalytics, paths.societyFigures]) {
    server.get(
      pattern(path, 'id'),
      {
        config: { rights: { society: 'committee', orAdmin: true } },
        schema: { response: { 200: SocietyAnalytics } },
      },
      (request) => societyAnalytics(database, societyOf(request)),
    );
  }
};
