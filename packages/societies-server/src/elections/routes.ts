import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import { pageSizeLimits, paths } from 'societies-contract';
import {
  BallotBody,
  BallotReceipt,
  CancelElectionBody,
  Election,
  ElectionBody,
  ElectionConflict,
  ElectionResults,
  Elections,
  ElectionsQuery,
  NominationBody,
} from 'societies-contract/schemas';
import { recordChange, recordCreation } from '../history/record.ts';
import { sendCsv } from '../platform/csv.ts';
import { changedMeanwhile, forbidden } from '../platform/errors.ts';
import { readPage } from '../platform/pages.ts';
import { callerOf, idIn, membershipOf } from '../platform/rights.ts';
import { pattern, type Routes } from '../platform/routes.ts';
import { addressedId, found, societyOf } from '../societies/params.ts';
import { callElection, cancelElection, changeElection } from './calling.ts';
import { freeOldRows } from './closing.ts';
import { nominate, withdrawNomination } from './nominations.ts';
import { countElections, findElection, listElections } from './reading.ts';
import { findResults, publishedBallots, publishElection } from './results.ts';
import { isInElectorate, type Key } from './standing.ts';
import { castBallot } from './voting.ts';

const keyOf = (request: FastifyRequest): Key => ({
  society: societyOf(request),
  election: addressedId(request, 'electionId', 'Election'),
});

/** Calling an election, standing in it, voting, and its result. */
export const electionRoutes: Routes = async (server) => {
  const { database, config } = server;
  const manage = { rights: { society: 'president', orAdmin: true } } as const;
  const read = { rights: { society: 'member', orAdmin: true } } as const;
  const member = { rights: { society: 'member' } } as const;
  const visit = { rights: { society: 'visit' } } as const;

  const electionNow = async (request: FastifyRequest) =>
    found(await findElection(database, keyOf(request), callerOf(request)), 'Election');

  /** Members, administrators, and who was a member when voting began: they vote, and read what they voted in. */
  async function readableOf(request: FastifyRequest): Promise<Key> {
    const { isAdmin, universityId } = callerOf(request);
    const { member: isMember, societyId: society } = membershipOf(request);
    const election = idIn(request.params as Record<string, string>, 'electionId');
    const isReader =
      isAdmin ||
      isMember ||
      (election !== undefined && (await isInElectorate(database, { society, election }, universityId)));
    if (!isReader) throw forbidden();
    return keyOf(request);
  }

  server.get(
    pattern(paths.elections, 'id'),
    { config: read, schema: { querystring: ElectionsQuery, response: { 200: Elections } } },
    (request) => {
      const society = societyOf(request);
      const { page = 1, page_size = pageSizeLimits.members } = request.query;
      return readPage(
        { page, page_size },
        () => countElections(database, society),
        (slice) => listElections(database, society, callerOf(request), slice),
      );
    },
  );

  server.post(
    pattern(paths.elections, 'id'),
    { config: manage, schema: { body: ElectionBody, response: { 201: Election } } },
    async (request, reply) => {
      const society = societyOf(request);
      const caller = callerOf(request);
      const election = await recordCreation(
        database,
        { actor: caller.universityId, society, action: 'election.called' },
        'election',
        (trx) => callElection(trx, society, request.body, caller.universityId),
      );
      const called = found(await findElection(database, { society, election }, caller), 'Election');
      return reply.code(201).send(called);
    },
  );

  server.get(
    pattern(paths.election, 'id', 'electionId'),
    { config: visit, schema: { response: { 200: Election } } },
    async (request) => {
      const key = await readableOf(request);
      return found(await findElection(database, key, callerOf(request)), 'Election');
    },
  );

  server.put(
    pattern(paths.election, 'id', 'electionId'),
    { config: manage, schema: { body: ElectionBody, response: { 200: Election, 409: ElectionConflict } } },
    async (request) => {
      const key = keyOf(request);
      const changed = await recordChange(
        database,
        { actor: callerOf(request).universityId, society: key.society, action: 'election.changed' },
        { kind: 'election', id: key.election },
        (trx) => changeElection(trx, key, request.body),
      );
      const election = await electionNow(request);
      if (!changed) throw changedMeanwhile(election);
      return election;
    },
  );

  server.post(
    pattern(paths.cancelElection, 'id', 'electionId'),
    { config: manage, schema: { body: CancelElectionBody, response: { 200: Election } } },
    async (request) => {
      const key = keyOf(request);
      const by = callerOf(request).universityId;
      await recordChange(
        database,
        { actor: by, society: key.society, action: 'election.cancelled' },
        { kind: 'election', id: key.election },
        (trx) => cancelElection(trx, key, request.body.reason, by),
      );
      await freeOldRows(database);
      return electionNow(request);
    },
  );

  server.post(
    pattern(paths.nominations, 'id', 'electionId'),
    { config: member, schema: { body: NominationBody, response: { 201: Election } } },
    async (request, reply) => {
      await nominate(database, keyOf(request), request.body, callerOf(request).universityId);
      return reply.code(201).send(await electionNow(request));
    },
  );

  server.delete(
    pattern(paths.nominations, 'id', 'electionId'),
    { config: member, schema: { response: { 204: Type.Null() } } },
    async (request, reply) => {
      await withdrawNomination(database, keyOf(request), callerOf(request).universityId);
      return reply.code(204).send(null);
    },
  );

  // No rate limit, which would keep when somebody voted.
  server.put(
    pattern(paths.ballot, 'id', 'electionId'),
    { config: visit, schema: { body: BallotBody, response: { 200: BallotReceipt } } },
    (request) => castBallot(database, keyOf(request), request.body, callerOf(request).universityId),
  );

  server.post(
    pattern(paths.publishElection, 'id', 'electionId'),
    { config: visit, schema: { response: { 200: ElectionResults } } },
    async (request) => {
      const key = keyOf(request);
      await publishElection(database, key, callerOf(request), config.timeZone);
      return findResults(database, key, callerOf(request));
    },
  );

  server.get(
    pattern(paths.electionResults, 'id', 'electionId'),
    { config: visit, schema: { response: { 200: ElectionResults } } },
    async (request) => findResults(database, await readableOf(request), callerOf(request)),
  );

  server.get(
    pattern(paths.electionBallots, 'id', 'electionId'),
    { config: visit, schema: { response: { 200: Type.String() } } },
    async (request, reply) => {
      const key = await readableOf(request);
      const { receipts, columns, read: rowsOf } = await publishedBallots(database, key, callerOf(request));
      return sendCsv(reply, `ballots-${key.election}`, columns, receipts, rowsOf);
    },
  );
};
