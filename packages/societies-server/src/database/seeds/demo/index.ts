import { inTransaction } from '../../transaction.ts';
import type { SeedOptions } from '../index.ts';
import { plan } from './plan.ts';
import { writePlatform } from './platform.ts';
import { storePictures } from './stored-pictures.ts';

/** The password of every demo user. Source: decisions, "Demo data". */
export const demoPassword = 'Cosmos2026';

/** Writes 48 societies, 300 people and their content. */
export async function seedDemo(options: SeedOptions): Promise<void> {
  const { database, hashPassword, membershipYearEnds = null, log = () => {} } = options;
  const now = new Date();
  const societies = plan(now);
  log('Storing the pictures of the demonstration');
  const [urlOf, passwordHash] = await Promise.all([
    storePictures(societies, options),
    hashPassword(demoPassword),
  ]);
  log('Filling the database with the demonstration');
  await inTransaction(database, (trx) =>
    writePlatform(trx, { now, societies, urlOf, passwordHash, membershipYearEnds }),
  );
}
