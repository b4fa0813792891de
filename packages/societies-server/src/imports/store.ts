import { importMessages, type ImportKind } from 'societies-contract';
import { setImmediate } from 'node:timers/promises';
import type { Engine } from '../database/create-database.ts';
import { refersToNothing, violates } from '../database/errors.ts';
import { conflict, forbidden, Refusal } from '../platform/errors.ts';
import type { Checked } from './check-table.ts';
import { inSteps } from './in-steps.ts';
import { kinds } from './kinds.ts';
import { beginImport } from './queries.ts';
import { takeBack } from './undo.ts';

/**
 * Stores all new rows of a file, or none. Whoever is no administrator any more when the last row is stored, or is suspended, stores
 * nothing; a session that merely ended does not stop an import that it began.
 * @returns the import's id, and how many rows were stored.
 * @throws 409 if something has changed since the rows were checked, or while another import is at work; 403.
 */
export async function storeImport(
  engine: Pick<Engine, 'kind' | 'database'>,
  about: { kind: ImportKind; fileName: string; actor: string },
  { checker, items, unchanged, faults }: Checked,
): Promise<{ id: number; stored: number; there: number }> {
  const { actor } = about;
  const { batch } = kinds[about.kind];
  const { order } = checker;
  const ordered = order ? items.toSorted((one, other) => order(one.value, other.value)) : items;
  const id = await beginImport(engine.database, {
    ...about,
    unchanged,
    refused: faults.rows.size,
    total: items.length,
  });
  let stored = 0;
  try {
    await inSteps(engine, id, async (step, onDone) => {
      stored = 0;
      for (let from = 0; from < ordered.length; from += batch) {
        await setImmediate();
        let count = 0;
        await step(async (trx) => {
          count = await checker.store(trx, id, ordered.slice(from, from + batch));
        });
        stored += count;
        onDone(from + batch);
      }
      await step(async (trx) => {
        const user = await trx
          .selectFrom('users')
          .select(['is_admin', 'suspended_at'])
          .where('university_id', '=', actor)
          .forShare()
          .executeTakeFirst();
        if (!user?.is_admin || user.suspended_at) throw forbidden();
        await checker.record(trx, id, stored);
        await trx
          .updateTable('imports')
          .set({
            state: 'stored',
            done: items.length,
            accepted: stored,
            unchanged: unchanged + items.length - stored,
          })
          .where('id', '=', id)
          .execute();
      });
    });
  } catch (error) {
    // If that fails too, the next round of housekeeping tries again.
    await takeBack(engine, { id, kind: about.kind, state: 'running', undone_by: null }).catch(() => {});
    // A society that was removed meanwhile is not found.
    const isGone = error instanceof Refusal && error.statusCode === 404;
    if (isGone || violates(error) || refersToNothing(error))
      throw conflict(importMessages.meanwhile, 'changed_meanwhile');
    throw error;
  }
  return { id, stored, there: items.length - stored };
}
