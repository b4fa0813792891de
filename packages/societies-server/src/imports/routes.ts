import { randomBytes } from 'node:crypto';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  importKinds,
  importLimits,
  importMessages,
  pageSizeLimits,
  paths,
  type ImportKind,
  type ImportReply as Reply,
} from 'societies-contract';
import {
  Import,
  ImportMapping,
  ImportQuery,
  ImportReply,
  ImportsPage,
  ImportsQuery,
} from 'societies-contract/schemas';
import Type from 'typebox';
import { badRequest, notFound, tooLarge } from '../platform/errors.ts';
import { readPage } from '../platform/pages.ts';
import { callerOf } from '../platform/rights.ts';
import { pattern, type Routes } from '../platform/routes.ts';
import { formRefusal, uploadBodies } from '../platform/storage/receive.ts';
import { checkBody } from '../platform/validation.ts';
import { addressedId } from '../societies/params.ts';
import { checkTable, type Checked } from './check-table.ts';
import { kinds } from './kinds.ts';
import { countImports, readImports } from './queries.ts';
import { adviceOn, readTable, type ReadTable, type Sent } from './read-table.ts';
import { sendRefused } from './refused-rows.ts';
import { storeImport } from './store.ts';
import { takeBackLeft, undoImport } from './undo.ts';

/** Milliseconds that a long import may take without a sign on its connection. */
const longestSilence = 30 * 60_000;

/** Bytes of the field `mapping`. */
const longestMapping = 64 * 1024;

function mappingIn(text: string): ImportMapping {
  let mapping: unknown;
  try {
    mapping = JSON.parse(text, (key, value: unknown) => {
      if (key === '__proto__') throw new SyntaxError();
      return value;
    });
    checkBody(ImportMapping, mapping);
  } catch {
    throw badRequest(importMessages.mappingInvalid, 'import_mapping');
  }
  return mapping as ImportMapping;
}

/** What is kept of a file's name: its last part, without what nobody sees. */
const nameOf = (fileName: string) =>
  [...(fileName.split(/[/\\]/).at(-1) ?? '').replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '')]
    .slice(0, importLimits.fileNameMax)
    .join('') || 'file';

/** Receives the file and the mapping. @throws 400, and 413 if the file is too large. */
async function receive(request: FastifyRequest): Promise<Omit<Sent, 'kind'>> {
  if (!request.isMultipart()) throw badRequest(importMessages.noFile, 'import_no_file');
  let bytes: Buffer | undefined;
  let fileName = '';
  let mapping: ImportMapping | undefined;
  try {
    for await (const part of request.parts({
      limits: { fileSize: importLimits.maxBytes, files: 1, fields: 5, fieldSize: longestMapping, parts: 6 },
    })) {
      if (part.type === 'field') {
        if (part.valueTruncated) throw badRequest(importMessages.mappingInvalid, 'import_mapping');
        if (part.fieldname === 'mapping') mapping = mappingIn(String(part.value));
        continue;
      }
      fileName = nameOf(part.filename);
      bytes = await part.toBuffer();
      if (part.file.truncated) throw tooLarge(importMessages.tooLarge(importLimits.maxBytes));
    }
  } catch (error) {
    throw formRefusal(error);
  }
  if (!bytes) throw badRequest(importMessages.noFile, 'import_no_file');
  return { bytes, fileName, mapping };
}

/** The reply about a file that was checked; `stored` once it is. */
function replyTo(
  { file, columns, missing }: ReadTable,
  checked: Checked | undefined,
  stored?: { id: number | null; stored: number; there: number },
): Reply {
  const faults = checked?.faults;
  const refused = faults?.refused ?? [];
  const count = faults?.count ?? 0;
  return {
    accepted: stored ? stored.stored : (checked?.items.length ?? 0),
    unchanged: (checked?.unchanged ?? 0) + (stored?.there ?? 0),
    refused,
    ...(count > refused.length && { refused_count: count }),
    refused_rows: faults?.rows.size ?? 0,
    import_id: stored?.id ?? null,
    file,
    columns,
    missing,
    dates: checked?.dates ?? null,
    short_ids: checked?.shortIds ?? 0,
    preview: checked?.preview ?? [],
  };
}

/** Moving in: files of other systems, and undoing what was imported. */
export const importRoutes: Routes = async (server) => {
  const { config, database, directory, engine, passwords } = server;
  const admin = { rights: 'admin' } as const;
  const kindOf = (request: FastifyRequest): ImportKind => {
    const { kind } = request.params as { kind: string };
    const known = importKinds.find((one) => one === kind);
    if (!known) throw notFound();
    return known;
  };

  await server.register(async (forms) => {
    await forms.register(uploadBodies, { raw: false });
    forms.withTypeProvider<TypeBoxTypeProvider>().post(
      pattern(paths.importFile, 'kind'),
      {
        config: admin,
        schema: { querystring: ImportQuery, response: { 200: ImportReply } },
        // An unknown kind (404) takes precedence over an invalid query.
        async preValidation(request) {
          kindOf(request);
        },
      },
      async (request, reply) => {
        const kind = kindOf(request);
        const { dry_run: dry, skip_refused: skips, pad_ids: pads, date_order: order, format } = request.query;
        const onlyChecks = dry === true || format === 'csv';
        const sent = { kind, ...(await receive(request)) };
        // A long import is silent until it is done, longer than a connection may be otherwise.
        request.raw.setTimeout(longestSilence);
        const table = await readTable(sent);
        if (table.missing.length > 0) {
          if (onlyChecks && format !== 'csv') return replyTo(table, undefined);
          throw badRequest(adviceOn(kind, table), 'import_columns');
        }
        const caller = callerOf(request);
        let hash: Promise<string> | undefined;
        const checked = await checkTable(kinds[kind], table, {
          database,
          config,
          actor: caller.universityId,
          societies: await directory.at(caller.directory),
          dateOrder: order,
          padIds: pads === true,
          dryRun: onlyChecks,
          passwordHash: () => (hash ??= passwords.hash(randomBytes(32).toString('base64url'))),
        });
        const streamed: FastifyReply = reply;
        if (format === 'csv') return sendRefused(streamed, table, checked.faults.refused);
        if (onlyChecks) return replyTo(table, checked);
        const nothing = { id: null, stored: 0, there: 0 };
        if (checked.items.length === 0 || (checked.faults.count > 0 && skips !== true))
          return replyTo(table, checked, nothing);
        await takeBackLeft(engine, false);
        const stored = await storeImport(
          engine,
          { kind, fileName: sent.fileName, actor: caller.universityId },
          checked,
        );
        request.log.info(
          { by: caller.universityId, import: stored.id, kind, rows: stored.stored },
          'imported',
        );
        return replyTo(table, checked, stored);
      },
    );
  });

  server.get(
    paths.imports,
    { config: admin, schema: { querystring: ImportsQuery, response: { 200: ImportsPage } } },
    async ({ query: { page = 1, page_size = pageSizeLimits.history } }) =>
      readPage(
        { page, page_size },
        () => countImports(database),
        (slice) => readImports(database, slice),
      ),
  );

  server.post(
    pattern(paths.undoImport, 'importId'),
    {
      config: admin,
      schema: { params: Type.Object({ importId: Type.String() }), response: { 200: Import } },
    },
    async (request) => {
      const id = addressedId(request, 'importId', 'Import');
      const { universityId } = callerOf(request);
      await undoImport(engine, id, universityId);
      request.log.info({ by: universityId, import: id }, 'import undone');
      const [undone] = await readImports(database, undefined, id);
      if (!undone) throw notFound('Import');
      return undone;
    },
  );
};
