import { sql, type Kysely } from 'kysely';
import { violates } from '../errors.ts';
import type { ObjectStore } from '../../platform/storage/object-store.ts';
import type { Database } from '../schema.ts';
import { seedBasics } from './basics.ts';
import { seedDemo } from './demo/index.ts';
import { seedLarge } from './large.ts';

/** What seeding needs from the rest of the server. */
export interface SeedOptions {
  database: Kysely<Database>;
  /** `none`: categories and permissions only. */
  seed: 'demo' | 'large' | 'none';
  hashPassword(password: string): Promise<string>;
  /** Keeps the pictures of the demonstration. */
  pictures: Pick<ObjectStore, 'putObject' | 'publicUrl'>;
  log?: (line: string) => void;
}

/**
 * Fills an empty database. Does nothing beyond the basics when there is a user already, so it may run at every start; what
 * it writes, it writes in one transaction, so an interrupted seeding is as if it had not begun.
 */
export async function seedDatabase(options: SeedOptions): Promise<void> {
  const { database, seed } = options;
  await seedBasics(database);
  if (seed === 'none') return;
  const { rows } = await sql`select 1 from users limit 1`.execute(database);
  if (rows.length > 0) return;
  try {
    await (seed === 'demo' ? seedDemo(options) : seedLarge(options));
  } catch (error) {
    // Another process seeded the same database meanwhile: its rows are there, ours are rolled back.
    if (!violates(error)) throw error;
  }
}
