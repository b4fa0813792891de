import { forgetRemovals } from '../src/history/removals.ts';
import type { TestServer } from './harness.ts';

/** The time is over in which what was removed could be put back. */
export async function endOfUndo({ database, server }: TestServer): Promise<void> {
  await database
    .updateTable('removals')
    .set({ removed_at: new Date(0) })
    .execute();
  await forgetRemovals(database, server.storage);
}
