import { setImmediate } from 'node:timers/promises';
import { sql, type Selectable, type Transaction } from 'kysely';
import { importLimits, importMessages, type ImportKind } from 'societies-contract';
import type { Engine } from '../database/create-database.ts';
import { violates } from '../database/errors.ts';
import type { Database } from '../database/schema.ts';
import type { ImportsTable } from '../database/schema/imports.ts';
import { record } from '../history/record.ts';
import { conflict, notFound, type Refusal } from '../platform/errors.ts';
import { inSteps, type Step } from './in-steps.ts';
import { kinds } from './kinds.ts';
import { findLeft, storedPositions } from './queries.ts';

/** Changed things that a refusal names. */
const mostNamed = 20;

/** An import that is at work. */
interface Begun {
  id: number;
  kind: ImportKind;
  state: Selectable<ImportsTable>['state'];
  undone_by: string | null;
}

/** Removes what an import stored, a step at a time. */
async function removeAll(
  step: Step,
  { id, kind }: { id: number; kind: ImportKind },
  positions: readonly number[],
  actor: string | null,
  onDone: (count: number) => void = () => {},
): Promise<void> {
  const { undo } = kinds[kind];
  // From the end: what stands later in a file may rely on what stands before it.
  for (let to = positions.length; to > 0; to -= undo.batch) {
    const some = positions.slice(Math.max(0, to - undo.batch), to);
    await setImmediate();
    await step(async (trx) => {
      await undo.remove(trx, id, some, actor);
      await sql`delete from import_rows where import_id = ${id} and position = any(${some}::integer[])`.execute(
        trx,
      );
    });
    onDone(positions.length - to + some.length);
  }
}

/** Takes back what was stored of an import that failed, or goes on with undoing one. */
export async function takeBack(engine: Pick<Engine, 'kind' | 'database'>, begun: Begun): Promise<void> {
  const { id, state, undone_by: actor } = begun;
  const positions = await storedPositions(engine.database, id);
  const isUndo = state === 'undoing';
  await inSteps(engine, id, async (step) => {
    await removeAll(step, begun, positions, actor);
    await step(async (trx) => {
      if (isUndo) await finishUndo(trx, begun, actor);
      else await trx.updateTable('imports').set({ state: 'failed', done: 0 }).where('id', '=', id).execute();
    });
  });
}

/**
 * Takes back what processes that were killed have left half done.
 * @param alone whether no other process can be at work on it.
 */
export async function takeBackLeft(engine: Pick<Engine, 'kind' | 'database'>, alone: boolean): Promise<void> {
  for (const left of await findLeft(engine.database, alone)) await takeBack(engine, left);
}

async function finishUndo(
  trx: Transaction<Database>,
  { id }: { id: number },
  actor: string | null,
): Promise<void> {
  const undone = await trx
    .updateTable('imports')
    .set({ state: 'undone', undone_at: sql<Date>`now()`, undone_by: actor })
    .where('id', '=', id)
    .returning(['kind', 'file_name', 'accepted'])
    .executeTakeFirstOrThrow();
  await record(trx, {
    actor,
    society: null,
    action: 'import.undone',
    subject: { kind: 'import', id, name: undone.file_name },
    before: null,
    after: null,
  });
}

/**
 * Undoes an import as a whole.
 * @throws 404; 409 if it is older than 7 days, undone already, at work, or if something of it has changed since, which `errors.changed` names.
 */
export async function undoImport(
  engine: Pick<Engine, 'kind' | 'database'>,
  id: number,
  actor: string,
): Promise<void> {
  const { database } = engine;
  const found = await database
    .selectFrom('imports')
    .select(['kind', 'state'])
    .select(sql<boolean>`begun_at < now() - make_interval(days => ${importLimits.undoDays})`.as('old'))
    .where('id', '=', id)
    .executeTakeFirst();
  if (!found) throw notFound('Import');
  if (found.state === 'running' || found.state === 'undoing')
    throw conflict(importMessages.running, 'import_running');
  if (found.state === 'failed') throw conflict(importMessages.failed, 'import_undone');
  if (found.state === 'undone') throw conflict(importMessages.undoneAlready, 'import_undone');
  if (found.old) throw conflict(importMessages.tooOld(importLimits.undoDays), 'import_too_old');
  const { kind } = found;
  try {
    await inSteps(engine, id, async (step, onDone) => {
      let positions: number[] = [];
      await step(async (trx) => {
        const taken = await trx
          .updateTable('imports')
          .set({ state: 'undoing', undone_by: actor, done: 0, alive_at: sql<Date>`now()` })
          .where('id', '=', id)
          .where('state', '=', 'stored')
          .executeTakeFirstOrThrow();
        if (taken.numUpdatedRows === 0n) throw conflict(importMessages.undoneAlready, 'import_undone');
        const changed = await kinds[kind].undo.changed(trx, id);
        if (changed.length > 0) throw changedSince(changed);
        positions = await storedPositions(trx, id);
      });
      await removeAll(step, { id, kind }, positions, actor, onDone);
      await step((trx) => finishUndo(trx, { id }, actor));
    });
  } catch (error) {
    if (violates(error, 'imports_one_at_work')) throw conflict(importMessages.running, 'import_running');
    throw error;
  }
}

function changedSince(names: readonly string[]): Refusal {
  const named = names.slice(0, mostNamed);
  return conflict(importMessages.changedSince(named, names.length - named.length), 'import_changed', {
    changed: named,
  });
}
