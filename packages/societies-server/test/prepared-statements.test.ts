import { sql } from 'kysely';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { paths } from 'societies-contract';
import { demo, startServer } from './harness.ts';
import { society } from './people.ts';

// A pooler hands one connection to many, so that whose statements are there says nothing of the setting.
describe.runIf(inject('databaseUrl') && !inject('poolerUrl'))('prepared statements', () => {
  test.each([
    ['on', true],
    ['off', false],
  ])('with DATABASE_PREPARED_STATEMENTS=%s are used: %s', async (setting, some) => {
    const server = await startServer({
      // One connection, so that the question meets the statements of the calls.
      env: { DATABASE_PREPARED_STATEMENTS: setting, DATABASE_POOL_SIZE: '1' },
    });
    onTestFinished(() => server.stop());
    const token = await server.signIn(demo.member);
    for (const path of [paths.profile, paths.events(society), paths.widgets(society)]) {
      expect((await server.call('GET', path, { token })).status).toBe(200);
    }
    const left = await server.call('POST', paths.leave(society), { token, body: {} });
    expect(left.status).toBe(200);
    const { rows } = await sql<{ statement: string }>`
        select statement from pg_prepared_statements`.execute(server.database);
    expect(rows.length > 0).toBe(some);
    // The longest one of the calls, which takes four times as long when it is planned anew.
    expect(rows.some(({ statement }) => statement.includes('from widgets'))).toBe(some);
  });
});
