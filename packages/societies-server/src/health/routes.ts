import Type from 'typebox';
import { busy } from '../platform/errors.ts';
import type { Routes } from '../platform/routes.ts';

/** Alive; database reachable. */
export const healthRoutes: Routes = async (server) => {
  const status = Type.Object({ status: Type.String() });

  server.get('/healthz', { config: { rights: 'public' }, schema: { response: { 200: status } } }, () => ({
    status: 'ok',
  }));

  server.get('/readyz', { config: { rights: 'public' }, schema: { response: { 200: status } } }, async () => {
    if (server.draining) throw busy('The server is stopping.', 5);
    await server.engine.ping();
    return { status: 'ready' };
  });
};
