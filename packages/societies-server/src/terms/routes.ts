import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import { paths } from 'societies-contract';
import { Term, TermBody } from 'societies-contract/schemas';
import { editorOf } from '../committee/editor.ts';
import { callerOf, membershipOf } from '../platform/rights.ts';
import { pattern, type Routes } from '../platform/routes.ts';
import { addressedId, societyOf } from '../societies/params.ts';
import { acceptTerm, declineTerm } from './answers.ts';
import { nameSuccessor, withdrawTerm } from './naming.ts';
import { listTerms, shown } from './queries.ts';

/** Who holds a society's roles next. */
export const termRoutes: Routes = async (server) => {
  const { database } = server;
  const manage = { rights: { society: 'manage_members', orAdmin: true } } as const;
  const member = { rights: { society: 'member' } } as const;
  const addressed = (request: FastifyRequest) => ({
    societyId: societyOf(request),
    termId: addressedId(request, 'termId', 'Term'),
  });

  server.get(
    pattern(paths.terms, 'id'),
    {
      config: { rights: { society: 'member', orAdmin: true } },
      schema: { response: { 200: Type.Array(Term) } },
    },
    async (request) => {
      const { universityId, isAdmin } = callerOf(request);
      const { role, coming } = membershipOf(request);
      const all = isAdmin || role !== null || coming?.accepted === true;
      return (await listTerms(database, societyOf(request), all ? undefined : universityId)).map(shown);
    },
  );

  server.post(
    pattern(paths.terms, 'id'),
    { config: manage, schema: { body: TermBody, response: { 201: Term } } },
    async (request, reply) => {
      const { role_id: roleId, user_id: universityId, from, until = null } = request.body;
      const term = await nameSuccessor(
        database,
        { societyId: societyOf(request), roleId, universityId, from, until },
        editorOf(request),
      );
      return reply.code(201).send(term);
    },
  );

  server.delete(
    pattern(paths.term, 'id', 'termId'),
    { config: manage, schema: { response: { 204: Type.Null() } } },
    async (request, reply) => {
      await withdrawTerm(database, addressed(request), editorOf(request));
      return reply.code(204).send(null);
    },
  );

  server.post(
    pattern(paths.acceptTerm, 'id', 'termId'),
    { config: member, schema: { response: { 200: Term } } },
    (request) =>
      acceptTerm(database, { ...addressed(request), universityId: callerOf(request).universityId }),
  );

  server.post(
    pattern(paths.declineTerm, 'id', 'termId'),
    { config: member, schema: { response: { 200: Term } } },
    (request) =>
      declineTerm(database, { ...addressed(request), universityId: callerOf(request).universityId }),
  );
};
