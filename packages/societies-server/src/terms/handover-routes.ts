import type { FastifyRequest } from 'fastify';
import { paths } from 'societies-contract';
import { Handover, HandoverBody, HandoverConflict } from 'societies-contract/schemas';
import { callerOf } from '../platform/rights.ts';
import { pattern, type Routes } from '../platform/routes.ts';
import { addressedId, societyOf } from '../societies/params.ts';
import { readHandover, writeHandover, type HandoverPage } from './handover.ts';

/** What the holder of a role writes for the next one. */
export const handoverRoutes: Routes = async (server) => {
  const { database, config } = server;
  // Who of the members reads a page depends on the role.
  const member = { rights: { society: 'member' } } as const;
  const pageOf = (request: FastifyRequest): HandoverPage => ({
    societyId: societyOf(request),
    roleId: addressedId(request, 'roleId', 'Role'),
    universityId: callerOf(request).universityId,
    timeZone: config.timeZone,
  });

  server.get(
    pattern(paths.handover, 'id', 'roleId'),
    { config: member, schema: { response: { 200: Handover } } },
    (request) => readHandover(database, pageOf(request)),
  );

  server.put(
    pattern(paths.handover, 'id', 'roleId'),
    { config: member, schema: { body: HandoverBody, response: { 200: Handover, 409: HandoverConflict } } },
    (request) => writeHandover(database, pageOf(request), request.body),
  );
};
