import { sql, type Kysely } from 'kysely';
import { findCredentials } from '../../account/queries.ts';
import { ConfigError, type Config } from '../../config.ts';
import { isLocalhost } from '../../platform/cookies.ts';
import type { Passwords } from '../../platform/passwords.ts';
import type { Database } from '../schema.ts';
import { demoPassword } from './demo/index.ts';
import { parts } from './demo/people.ts';

/** Whether the accounts are the public ones, judged by the best known: no installation of its own is taken for it. */
export async function isDemonstration(
  database: Kysely<Database>,
  passwords: Pick<Passwords, 'matches'>,
): Promise<boolean> {
  const first = await findCredentials(database, parts.administrator);
  return first !== undefined && (await passwords.matches(first.passwordHash, demoPassword));
}

/**
 * Keeps public passwords on this machine, also when the accounts were put in by an earlier start.
 * @throws {ConfigError} when other machines would reach them, and nobody asked for that.
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
