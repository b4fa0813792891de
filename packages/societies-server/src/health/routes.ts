import Type from 'typebox';
import { pendingMigrations } from '../database/migrations/index.ts';
import { busy } from '../platform/errors.ts';
import type { Routes } from '../platform/routes.ts';

/** Liveness and readiness. */
export const healthRoutes: Routes = async (server) => {
  const status = Type.Object({ status: Type.String() });

  server.get('/healthz', { config: { rights: 'public' }, schema: { response: { 200: status } } }, () => ({
    status: 'ok',
  }));

  server.get('/readyz', { config: { rights: 'public' }, schema: { response: { 200: status } } }, async () => {
    if (server.draining) throw busy('The server is stopping.', 5);
    // Also queries the database: a server with an outdated schema must not receive requests.
    const pending = await pendingMigrations(server.database);
    if (pending.length > 0) throw busy('The database is being brought up to date.', 5);
    return { status: 'ready' };
  });
};
