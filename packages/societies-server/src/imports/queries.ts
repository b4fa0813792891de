import { sql, type Kysely, type Transaction } from 'kysely';
import { importLimits, importMessages, type Import, type ImportKind } from 'societies-contract';
import { violates } from '../database/errors.ts';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { conflict } from '../platform/errors.ts';
import { direction, type Slice } from '../platform/pages.ts';

type Db = Kysely<Database>;

/** After so long without a sign of life a process is taken to have died amid an import. */
const silence = sql.raw(`interval '1 minute'`);

/**
 * Notes that an import begins.
 * @throws 409 while another one is at work.
 */
export async function beginImport(
  database: Db,
  about: {
    kind: ImportKind;
    fileName: string;
    actor: string;
    unchanged: number;
    refused: number;
    total: number;
  },
): Promise<number> {
  const { kind, fileName, actor, unchanged, refused, total } = about;
  try {
    const { id } = await database
      .insertInto('imports')
      .values({ kind, file_name: fileName, actor, unchanged, refused, total })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  } catch (error) {
    if (violates(error, 'imports_one_at_work')) throw conflict(importMessages.running, 'import_running');
    throw error;
  }
}

/** Says that a process is at work on an import, and how far it is. */
export async function showProgress(database: Db, importId: number, done: number): Promise<void> {
  await database
    .updateTable('imports')
    .set({ done, alive_at: sql<Date>`now()` })
    .where('id', '=', importId)
    .where('state', 'in', ['running', 'undoing'])
    .execute();
}

/** Imports that a process has left: it was killed. */
export const findLeft = (database: Db, alone: boolean) =>
  database
    .selectFrom('imports')
    .select(['id', 'kind', 'state', 'undone_by'])
    .where('state', 'in', ['running', 'undoing'])
    .$if(!alone, (imports) => imports.where(sql<boolean>`alive_at < now() - ${silence}`))
    .execute();

/** Positions of what an import stored, in order. */
export async function storedPositions(database: Db, importId: number): Promise<number[]> {
  const { positions } = await database
    .selectFrom('import_rows')
    .select(sql<number[]>`coalesce(json_agg(position order by position), '[]'::json)`.as('positions'))
    .where('import_id', '=', importId)
    .executeTakeFirstOrThrow();
  return positions;
}

export async function countImports(database: Db): Promise<number> {
  const { count } = await database
    .selectFrom('imports')
    .select(sql<number>`count(*)::bigint`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

const nameOf = (column: 'actor' | 'undone_by') => sql<string | null>`(
  select trim(first_name || ' ' || last_name) from users where university_id = ${sql.ref(`imports.${column}`)})`;

/** The newest first. @param id only that one. */
export async function readImports(database: Db, slice?: Slice, id?: number): Promise<Import[]> {
  let imports = database
    .selectFrom('imports')
    .selectAll()
    .select([nameOf('actor').as('actor_name'), nameOf('undone_by').as('undoer_name')])
    .select(sql<boolean>`state in ('running', 'undoing') and alive_at < now() - ${silence}`.as('left'))
    .select(sql<Date>`begun_at + make_interval(days => ${importLimits.undoDays})`.as('undo_until'))
    .select(
      sql<boolean>`state = 'stored' and begun_at > now() - make_interval(days => ${importLimits.undoDays})`.as(
        'undoable',
      ),
    )
    .orderBy('id', direction(true, slice));
  if (slice) imports = imports.limit(slice.limit).offset(slice.offset);
  if (id !== undefined) imports = imports.where('id', '=', id);
  const person = (universityId: string | null, name: string | null) =>
    universityId === null ? null : { university_id: universityId, name: name ?? '' };
  return (await imports.execute()).map((row) => ({
    id: row.id,
    kind: row.kind,
    file_name: row.file_name,
    by: person(row.actor, row.actor_name),
    at: row.begun_at.toISOString(),
    state: row.left ? 'failed' : row.state === 'undoing' ? 'running' : row.state,
    done: row.done,
    total: row.total,
    accepted: row.accepted,
    unchanged: row.unchanged,
    refused: row.refused,
    undo_until: row.undoable ? row.undo_until.toISOString() : null,
    undone_at: row.undone_at?.toISOString() ?? null,
    undone_by: person(row.undone_by, row.undoer_name),
  }));
}

/** Forgets what an import stored, once it can no longer be undone; the import itself stays listed for as long as the history. */
export const forgetImports = (database: Db): Promise<void> =>
  inTransaction(database, async (trx: Transaction<Database>) => {
    await sql`
      delete from import_rows using imports
      where imports.id = import_rows.import_id and state in ('stored', 'failed', 'undone')
        and begun_at < now() - make_interval(days => ${importLimits.undoDays + 1})`.execute(trx);
    await sql`delete from imports where begun_at < now() - interval '2 years'`.execute(trx);
  });
