import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inTransaction } from '../src/database/transaction.ts';
import { withServer } from './harness.ts';

const server = await withServer({ seed: 'none' });

test('every SQL statement in the documentation runs', async () => {
  const page = readFileSync(new URL('../../../docs/operating.md', import.meta.url), 'utf8');
  const statements = [...page.matchAll(/`((?:select|update|alter) \S+ \S+ \S[^`]*)`/g)].map(
    ([, text = '']) => text,
  );
  expect(statements.length).toBeGreaterThan(3);
  const undone = new Error('undone');
  for (const statement of statements) {
    const tried = inTransaction(server.database, async (trx) => {
      await sql`create role constellation`.execute(trx);
      await sql.raw(statement).execute(trx);
      throw undone;
    });
    await expect(tried, statement).rejects.toBe(undone);
  }
});
