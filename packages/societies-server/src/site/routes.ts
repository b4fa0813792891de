import { paths } from 'societies-contract';
import { Site, SiteBody, SiteConflict } from 'societies-contract/schemas';
import { inTransaction } from '../database/transaction.ts';
import { recordChange } from '../history/record.ts';
import { changedMeanwhile } from '../platform/errors.ts';
import { callerOf } from '../platform/rights.ts';
import type { Routes } from '../platform/routes.ts';
import { findSite, updateSite } from './queries.ts';

/** Whom to write to about the site, and its policies. */
export const siteRoutes: Routes = async (server) => {
  const { database } = server;

  server.get(paths.site, { config: { rights: 'public' }, schema: { response: { 200: Site } } }, () =>
    findSite(database),
  );

  server.put(
    paths.adminSite,
    {
      config: { rights: 'admin' },
      schema: { body: SiteBody, response: { 200: Site, 409: SiteConflict } },
    },
    (request) =>
      inTransaction(database, async (trx) => {
        // A restored backup of an older version has no row.
        await trx
          .insertInto('site')
          .values({ id: 1 })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        const written = await recordChange(
          trx,
          { actor: callerOf(request).universityId, society: null, action: 'site.changed' },
          { kind: 'site' },
          (inner) => updateSite(inner, request.body),
        );
        const site = await findSite(trx);
        if (!written) throw changedMeanwhile(site);
        return site;
      }),
  );
};
