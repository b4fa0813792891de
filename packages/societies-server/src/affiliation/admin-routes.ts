import type { FastifyReply, FastifyRequest } from 'fastify';
import Type from 'typebox';
import { affiliationStates, pageSizeLimits, paths, type AffiliationsReply } from 'societies-contract';
import {
  Affiliation,
  AffiliationConflict,
  AffiliationQuery,
  AffiliationRoundBody,
  AffiliationRoundConflict,
  AffiliationVersionBody,
  AffiliationsQuery,
  AffiliationsReply as Reply,
  AskAffiliationChangesBody,
  ListedAffiliationRound,
  OfficeTickBody,
  RemindBody,
  RemindReply,
} from 'societies-contract/schemas';
import { recordChange, recordCreation } from '../history/record.ts';
import { sendCsv } from '../platform/csv.ts';
import { changedMeanwhile, notFound } from '../platform/errors.ts';
import { readPage } from '../platform/pages.ts';
import { callerOf } from '../platform/rights.ts';
import { pattern, type Routes } from '../platform/routes.ts';
import { addressedId, found } from '../societies/params.ts';
import { acceptAffiliation, askForChanges, tick } from './deciding.ts';
import { countByState, findAffiliationIds, listAffiliations } from './listing.ts';
import { remindState } from './reminders.ts';
import { createRound, deleteRound, findRound, listRounds, shownRound, updateRound } from './rounds.ts';
import { itemIn, roundIn } from './routes.ts';

const columns = [
  'id',
  'name',
  'category',
  'state',
  'done',
  'total',
  'changed_at',
  'handed_in_at',
  'handed_in_by',
  'accepted_at',
] as const;

/** Rounds of affiliation and what societies hand in, for administrators. */
export const adminAffiliationRoutes: Routes = async (server) => {
  const { database, directory, storage } = server;
  const admin = { rights: 'admin' } as const;
  const actorOf = (request: FastifyRequest) => callerOf(request).universityId;
  const roundNow = async (id: number) => found((await listRounds(database, id))[0], 'Round');

  server.get(
    paths.affiliationRounds,
    { config: admin, schema: { response: { 200: Type.Array(ListedAffiliationRound) } } },
    () => listRounds(database),
  );

  server.post(
    paths.affiliationRounds,
    {
      config: admin,
      schema: { body: AffiliationRoundBody, response: { 201: ListedAffiliationRound } },
    },
    async (request, reply) => {
      const id = await recordCreation(
        database,
        { actor: actorOf(request), society: null, action: 'round.created' },
        'round',
        (trx) => createRound(trx, request.body),
      );
      return reply.code(201).send(await roundNow(id));
    },
  );

  const addressedRound = (request: FastifyRequest) => found(roundIn(request.params), 'Round');
  /** What is addressed is looked for before the body is read. */
  const ofRound = async (request: FastifyRequest) => {
    await roundNow(addressedRound(request));
  };
  const ofSociety = async (request: FastifyRequest) => {
    const known = await directory.at(callerOf(request).directory);
    found(known.get(addressedId(request, 'societyId', 'Society')), 'Society');
  };

  server.put(
    pattern(paths.affiliationRound, 'roundId'),
    {
      config: admin,
      preValidation: ofRound,
      schema: {
        body: AffiliationRoundBody,
        response: { 200: ListedAffiliationRound, 409: AffiliationRoundConflict },
      },
    },
    async (request) => {
      const id = addressedRound(request);
      const isStored = await recordChange(
        database,
        { actor: actorOf(request), society: null, action: 'round.changed' },
        { kind: 'round', id },
        (trx) => updateRound(trx, id, request.body),
      );
      const now = await roundNow(id);
      if (!isStored) throw changedMeanwhile(now);
      return now;
    },
  );

  server.delete(
    pattern(paths.affiliationRound, 'roundId'),
    { config: admin, schema: { response: { 204: Type.Null() } } },
    async (request, reply) => {
      const id = addressedRound(request);
      const documents = await recordChange(
        database,
        { actor: actorOf(request), society: null, action: 'round.deleted' },
        { kind: 'round', id },
        (trx) => deleteRound(trx, id),
      );
      if (!documents) throw notFound('Round');
      await storage.removeDocuments(documents);
      return reply.code(204).send(null);
    },
  );

  server.get(
    paths.affiliations,
    { config: admin, schema: { querystring: AffiliationsQuery, response: { 200: Reply } } },
    async (request, reply): Promise<AffiliationsReply> => {
      const { query } = request;
      const { page = 1, page_size = pageSizeLimits.affiliations, search, category } = query;
      const round = await findRound(database, query.round);
      if (!round && query.round !== undefined) throw notFound('Round');
      if (query.format === 'csv') {
        const streamed: FastifyReply = reply;
        const labels = round?.items.map(({ label }) => label) ?? [];
        const known = await directory.at(callerOf(request).directory);
        const ids = round
          ? await findAffiliationIds(database, round, known.find({ search, category }), query)
          : [];
        return sendCsv(streamed, 'affiliations', [...columns, ...labels], ids, async (some) =>
          (round ? await listAffiliations(database, round, some) : []).map(({ society, items, ...row }) => [
            society.id,
            society.name,
            society.category.name,
            row.state,
            row.done,
            row.total,
            row.changed_at,
            row.handed_in_at,
            row.handed_in_by,
            row.accepted_at,
            ...items,
          ]),
        ) as never;
      }
      if (!round) {
        const counts = Object.fromEntries(affiliationStates.map((state) => [state, 0]));
        return { round: null, counts: counts as AffiliationsReply['counts'], count: 0, results: [] };
      }
      const ids = (await directory.at(callerOf(request).directory)).find({ search, category });
      const counts = await countByState(database, round, ids);
      const total = query.state
        ? counts[query.state]
        : Object.values(counts).reduce((sum, one) => sum + one, 0);
      const found = await readPage(
        { page, page_size },
        () => Promise.resolve(total),
        (slice) => findAffiliationIds(database, round, ids, query, slice),
      );
      const results = await listAffiliations(database, round, found.results);
      return {
        round: shownRound(round),
        counts,
        count: found.count,
        results: results.map(({ items: _, ...row }) => row),
      };
    },
  );

  server.post(
    paths.remindAffiliations,
    { config: admin, schema: { body: RemindBody, response: { 200: RemindReply } } },
    async (request) => ({ reminded: await remindState(database, request.body.state, actorOf(request)) }),
  );

  const placeOf = (request: FastifyRequest<{ Querystring: { round?: number } }>) => ({
    societyId: addressedId(request, 'societyId', 'Society'),
    roundId: request.query.round,
  });

  server.put(
    pattern(paths.affiliationItem, 'societyId', 'item'),
    {
      config: admin,
      preValidation: ofSociety,
      schema: { body: OfficeTickBody, querystring: AffiliationQuery, response: { 200: Affiliation } },
    },
    (request) =>
      tick(database, placeOf(request), itemIn(request.params), request.body.done, actorOf(request)),
  );

  server.post(
    pattern(paths.acceptAffiliation, 'societyId'),
    {
      config: admin,
      preValidation: ofSociety,
      schema: {
        body: AffiliationVersionBody,
        querystring: AffiliationQuery,
        response: { 200: Affiliation, 409: AffiliationConflict },
      },
    },
    (request) => acceptAffiliation(database, placeOf(request), actorOf(request), request.body?.version),
  );

  server.post(
    pattern(paths.askAffiliationChanges, 'societyId'),
    {
      config: admin,
      preValidation: ofSociety,
      schema: {
        body: AskAffiliationChangesBody,
        querystring: AffiliationQuery,
        response: { 200: Affiliation, 409: AffiliationConflict },
      },
    },
    (request) => askForChanges(database, placeOf(request), actorOf(request), request.body),
  );
};
