import { sql, type Kysely } from 'kysely';
import { findCredentials } from '../../account/queries.ts';
import { ConfigError, type Config } from '../../config.ts';
import { isLocalhost } from '../../platform/cookies.ts';
import type { Passwords } from '../../platform/passwords.ts';
import type { Database } from '../schema.ts';
import { demoPassword } from './demo/index.ts';
import { parts } from './demo/people.ts';

/** Whether the database holds the public demo accounts, recognised by the best known one. */
export async function isDemonstration(
  database: Kysely<Database>,
  passwords: Pick<Passwords, 'matches'>,
): Promise<boolean> {
  const first = await findCredentials(database, parts.administrator);
  return first !== undefined && (await passwords.matches(first.passwordHash, demoPassword));
}

/**
 * Refuses to expose public passwords to other machines, even if an earlier start created the accounts.
 * @throws {ConfigError} if other machines could reach them and this was not asked for.
 */
export async function keepDemonstrationHere(
  { host, seed, demonstrates }: Pick<Config, 'host' | 'seed' | 'demonstrates'>,
  database: Kysely<Database>,
  passwords: Pick<Passwords, 'matches'>,
): Promise<void> {
  if (demonstrates || isLocalhost(host)) return;
  const { rows: users } = await sql`select 1 from users limit 1`.execute(database);
  const shown = users.length === 0 ? seed === 'demo' : await isDemonstration(database, passwords);
  if (!shown) return;
  throw new ConfigError(
    `HOST "${host}" would show other machines the demonstration, whose passwords are public: give SEED=none and an empty database for an installation of your own, or SEED=demo if it is meant.`,
  );
}
