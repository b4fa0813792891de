import { sql } from 'kysely';
import type { Engine } from '../database/create-database.ts';
import { DatabaseUnavailable, isDatabaseError } from '../database/errors.ts';
import { OperationError } from './operation-error.ts';

/** What a running server does for somebody who copies the files of its embedded database; see copy-database.ts. */
export interface CopyHold {
  /** The tables' files are copied. @returns what the copy's `backup_label` takes. */
  finish(): Promise<string>;
  /** The log is copied too, or nobody copies any more. */
  release(): Promise<void>;
}

/** What PostgreSQL says when it is asked for a second one, or for the end of one that it forgot when it was started again. */
const wrongMoment = '55000';

/** @throws {OperationError} while another one is under way. */
export async function holdForCopy({
  database,
  embedded,
}: Pick<Engine, 'database' | 'embedded'>): Promise<CopyHold> {
  if (!embedded) throw new OperationError('Only the embedded database is copied.');
  // Outside of a statement's time, so that the checkpoint inside `pg_backup_start` finds little to do.
  await embedded.checkpoint();
  const letGo = embedded.keepLog();
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
    letGo();
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
        // It was started again or is closed, and has forgotten the copy.
      } finally {
        letGo();
      }
    },
  };
}
