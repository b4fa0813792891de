import { sql } from 'kysely';
import type { Engine } from '../database/create-database.ts';
import { DatabaseUnavailable, isDatabaseError } from '../database/errors.ts';
import { OperationError } from './operation-error.ts';

/** Held by a running server while the files of its embedded database are copied; see copy-database.ts. */
export interface CopyHold {
  /** Called when the tables' files are copied. @returns the content of the copy's `backup_label`. */
  finish(): Promise<string>;
  /** Called when the WAL is copied, or the copy was aborted. */
  release(): Promise<void>;
}

/** PostgreSQL's error for a second backup, and for ending one that it forgot because it restarted. */
const wrongMoment = '55000';

/** @throws {OperationError} if another copy is in progress. */
export async function holdForCopy({
  database,
  embedded,
}: Pick<Engine, 'database' | 'embedded'>): Promise<CopyHold> {
  if (!embedded) throw new OperationError('Only the embedded database is copied.');
  // Without the statement timeout, so that the checkpoint in `pg_backup_start` has little left to do.
  await embedded.checkpoint();
  const release = embedded.keepLog();
  let begun = false;
  const stop = async () => {
    begun = false;
    const { rows } = await sql<{ labelfile: string }>`
      select labelfile from pg_backup_stop(wait_for_archive => false)`.execute(database);
    return rows[0]?.labelfile ?? '';
  };
  try {
    await sql`select pg_backup_start('constellation', true)`.execute(database);
    begun = true;
  } catch (error) {
    release();
    if (isDatabaseError(error) && error.code === wrongMoment)
      throw new OperationError('Another backup is being made: try again when it is done.');
    throw error;
  }
  return {
    async finish() {
      try {
        return await stop();
      } catch (error) {
        if (error instanceof DatabaseUnavailable || (isDatabaseError(error) && error.code === wrongMoment))
          throw new OperationError('The database was started again meanwhile: try again.');
        throw error;
      }
    },
    async release() {
      try {
        if (begun) await stop();
      } catch {
        // PostgreSQL was restarted or closed, which ends the backup.
      } finally {
        release();
      }
    },
  };
}
