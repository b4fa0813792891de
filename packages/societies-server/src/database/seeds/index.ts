import { sql, type Kysely } from 'kysely';
import { violates } from '../errors.ts';
import type { ObjectStore } from '../../platform/storage/object-store.ts';
import type { Database } from '../schema.ts';
import { seedBasics } from './basics.ts';
import { seedDemo } from './demo/index.ts';
import { seedLarge } from './large.ts';

export interface SeedOptions {
  database: Kysely<Database>;
  /** `none`: only categories and permissions. */
  seed: 'demo' | 'large' | 'none';
  hashPassword(password: string): Promise<string>;
  /** Stores the demo's pictures. */
  pictures: Pick<ObjectStore, 'putObject' | 'publicUrl'>;
  /** `MM-DD` on which memberships end. @default null, they do not */
  membershipYearEnds?: string | null;
  log?: (line: string) => void;
}

const hasUsers = async (database: Kysely<Database>) =>
  (await sql`select 1 from users limit 1`.execute(database)).rows.length > 0;

/**
 * Fills an empty database; otherwise only adds the basics, so it can run at every start. Runs in one transaction, so an
 * interrupted seeding leaves nothing behind.
 */
export async function seedDatabase(options: SeedOptions): Promise<void> {
  const { database, seed } = options;
  await seedBasics(database);
  if (seed === 'none') return;
  if (await hasUsers(database)) return;
  try {
    await (seed === 'demo' ? seedDemo(options) : seedLarge(options));
  } catch (error) {
    // If another process seeded the database at the same time, our rows are rolled back and theirs are there.
    if (!violates(error) || !(await hasUsers(database))) throw error;
  }
}
