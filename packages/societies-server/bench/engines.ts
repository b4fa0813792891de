import { startCluster } from '../test/setup/cluster.ts';
import { administer, inDatabase } from '../test/setup/templates.ts';
import { table } from './table.ts';

export type Engine = 'embedded' | 'postgres';

/**
 * Runs a bench on the embedded engine and on a PostgreSQL of its own, or on the one named, and fails the process unless it returns true
 * each time.
 * @param database the database's name on PostgreSQL.
 */
export async function onEngines(
  only: string | undefined,
  database: string,
  bench: (engine: Engine, databaseUrl?: string) => Promise<boolean>,
): Promise<void> {
  const kept: boolean[] = [];
  if (only !== 'postgres') kept.push(await bench('embedded'));
  if (only !== 'embedded') {
    const cluster = await startCluster();
    try {
      await administer(cluster.url, `create database ${database}`);
      kept.push(await bench('postgres', inDatabase(cluster.url, database)));
    } finally {
      await cluster.stop();
    }
  }
  if (kept.includes(false)) process.exitCode = 1;
}

/** Prints figures, and then counts that must be 0. @returns whether they are. */
export function report(title: string, figures: string[][], must: Readonly<Record<string, number>>): boolean {
  const rows = [
    ...figures,
    ...Object.entries(must).map(([name, count]) => [name, count === 0 ? '0' : `${count}: must be 0`]),
  ];
  process.stdout.write(`${table([title, ''], rows)}\n\n`);
  return Object.values(must).every((count) => count === 0);
}
