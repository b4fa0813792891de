import type { FastifyReply, FastifyRequest } from 'fastify';
import { pageSizeLimits, paths } from 'societies-contract';
import type { HistoryEntry } from 'societies-contract/schemas';
import { HistoryPage, HistoryQuery, SocietyHistoryQuery } from 'societies-contract/schemas';
import { sendCsv } from '../platform/csv.ts';
import { readPage } from '../platform/pages.ts';
import { callerOf, membershipIn } from '../platform/rights.ts';
import { pattern, type Routes } from '../platform/routes.ts';
import { societyOf } from '../societies/params.ts';
import { countHistory, findHistoryIds, readHistory, type HistoryScope } from './queries.ts';
import type { HistoryReader } from './visibility.ts';

const columns = [
  'at',
  'university_id',
  'name',
  'by_account',
  'society',
  'action',
  'kind',
  'subject_id',
  'subject',
  'before',
  'after',
] as const;

const toLine = ({ at, actor, by_account, society, action, subject, before, after }: HistoryEntry) => ({
  at,
  university_id: actor?.university_id ?? null,
  name: actor?.name ?? null,
  by_account,
  society: society?.name ?? null,
  action,
  kind: subject.kind,
  subject_id: subject.id,
  subject: subject.name,
  before: before && JSON.stringify(before),
  after: after && JSON.stringify(after),
});

/** The history shows its reader what the product's pages show them. */
function readerOf(request: FastifyRequest): HistoryReader {
  const caller = callerOf(request);
  return {
    isAdmin: caller.isAdmin,
    may: (permission, societyId) =>
      societyId !== null && membershipIn(societyId, caller).permissions.has(permission),
    societiesWith: (permission) =>
      [...caller.societies].filter((id) => membershipIn(id, caller).permissions.has(permission)),
  };
}

/** The history of a society for its committee, and of the site for administrators. */
export const historyRoutes: Routes = async (server) => {
  const { database, config } = server;

  const scopeOf = (request: FastifyRequest, query: HistoryQuery, within?: number): HistoryScope => ({
    ...query,
    reader: readerOf(request),
    timeZone: config.timeZone,
    ...(within !== undefined && { within }),
  });

  const pageOf = (
    scope: HistoryScope,
    { page = 1, page_size = pageSizeLimits.history }: SocietyHistoryQuery,
  ) =>
    readPage(
      { page, page_size },
      () => countHistory(database, scope),
      async (slice) => readHistory(database, await findHistoryIds(database, scope, slice), scope.reader),
    );

  server.get(
    pattern(paths.societyHistory, 'id'),
    {
      config: { rights: { society: 'committee', orAdmin: true } },
      schema: { querystring: SocietyHistoryQuery, response: { 200: HistoryPage } },
    },
    (request) => pageOf(scopeOf(request, request.query, societyOf(request)), request.query),
  );

  server.get(
    paths.adminHistory,
    { config: { rights: 'admin' }, schema: { querystring: HistoryQuery, response: { 200: HistoryPage } } },
    async (request, reply) => {
      const scope = scopeOf(request, request.query);
      if (request.query.format !== 'csv') return pageOf(scope, request.query);
      const streamed: FastifyReply = reply;
      return sendCsv(streamed, 'history', columns, await findHistoryIds(database, scope), async (some) =>
        (await readHistory(database, some, scope.reader)).map(toLine),
      );
    },
  );
};
