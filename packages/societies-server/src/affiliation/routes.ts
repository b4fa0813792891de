import Type from 'typebox';
import { documentLimits, paths } from 'societies-contract';
import {
  Affiliation,
  AffiliationBody,
  AffiliationConflict,
  AffiliationDocument,
  AffiliationQuery,
  AffiliationVersionBody,
  DocumentForm,
  IncompleteReply,
} from 'societies-contract/schemas';
import { callerOf, idIn } from '../platform/rights.ts';
import { pattern, type Routes } from '../platform/routes.ts';
import { uploadBodies } from '../platform/storage/receive.ts';
import { attachment } from '../platform/storage/serve-object.ts';
import { found, societyOf } from '../societies/params.ts';
import { answer, handIn } from './answering.ts';
import { findAffiliation } from './checklist.ts';
import { readDocument, removeDocument, uploadDocument } from './documents.ts';

export const itemIn = (params: unknown): string => (params as { item: string }).item;

/** What a browser does with a document that is opened by itself: nothing. */
const protection = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'x-robots-tag': 'none',
} as const;

/** A society's checklist, with its documents. */
export const affiliationRoutes: Routes = async (server) => {
  const { database, rateLimits } = server;
  const read = { rights: { society: 'committee', orAdmin: true } } as const;
  const edit = { rights: { society: 'edit_society' } } as const;

  server.get(
    pattern(paths.affiliation, 'id'),
    { config: read, schema: { querystring: AffiliationQuery, response: { 200: Affiliation } } },
    async (request) =>
      found(await findAffiliation(database, societyOf(request), request.query.round), 'Round'),
  );

  server.put(
    pattern(paths.affiliation, 'id'),
    {
      config: edit,
      schema: { body: AffiliationBody, response: { 200: Affiliation, 409: AffiliationConflict } },
    },
    (request) => answer(database, societyOf(request), callerOf(request).universityId, request.body),
  );

  server.post(
    pattern(paths.handInAffiliation, 'id'),
    {
      config: edit,
      schema: { body: AffiliationVersionBody, response: { 200: Affiliation, 409: IncompleteReply } },
    },
    (request) => handIn(database, societyOf(request), callerOf(request).universityId, request.body?.version),
  );

  const document = pattern(paths.affiliationDocument, 'id', 'item');

  await server.register(async (scope) => {
    await scope.register(uploadBodies, { raw: false });
    scope.post(
      document,
      {
        // The form is read as a stream.
        config: { ...edit, form: DocumentForm },
        schema: { response: { 201: AffiliationDocument } },
      },
      async (request, reply) => {
        const caller = callerOf(request);
        await rateLimits.spend('upload', request, caller.universityId);
        const addressed = { societyId: societyOf(request), item: itemIn(request.params) };
        const stored = await uploadDocument(server, request, addressed, caller);
        return reply.code(201).send(stored);
      },
    );
  });

  server.get(
    document,
    {
      config: read,
      schema: {
        querystring: AffiliationQuery,
        response: { 200: Type.Unsafe<Buffer>({ type: 'string', format: 'binary' }) },
      },
      // Bytes, which no schema writes.
      serializerCompiler: () => (data) => data as string,
    },
    async (request, reply) => {
      const { name, bytes } = await readDocument(server, {
        societyId: societyOf(request),
        item: itemIn(request.params),
        roundId: request.query.round,
      });
      return reply
        .type(documentLimits.contentType)
        .headers({ ...protection, 'content-disposition': attachment(name) })
        .send(Buffer.from(bytes));
    },
  );

  server.delete(
    document,
    { config: edit, schema: { response: { 204: Type.Null() } } },
    async (request, reply) => {
      const addressed = { societyId: societyOf(request), item: itemIn(request.params) };
      await removeDocument(server, addressed, callerOf(request).universityId);
      return reply.code(204).send(null);
    },
  );
};

/** The id of a round in an address. */
export const roundIn = (params: unknown): number | undefined =>
  idIn(params as Record<string, string>, 'roundId');
