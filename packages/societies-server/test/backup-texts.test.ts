import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { sql, type Kysely } from 'kysely';
import { afterAll, expect, test, vi } from 'vitest';
import { readConfig } from '../src/config.ts';
import { createDatabase } from '../src/database/create-database.ts';
import type { Database } from '../src/database/schema.ts';
import { tablesInOrder } from '../src/database/tables.ts';
import { inTransaction } from '../src/database/transaction.ts';
import { isBackedUp } from '../src/operations/tables.ts';
import { prepare } from './harness.ts';
import { operate } from './operate.ts';

vi.setConfig({ testTimeout: 180_000 });
const scratch = await mkdtemp(path.join(tmpdir(), 'constellation-texts-'));
const cleanups: (() => Promise<unknown>)[] = [() => rm(scratch, { recursive: true, force: true })];
afterAll(async () => {
  for (const cleanup of cleanups.reverse()) await cleanup();
});

/** What separates lines, cells, names and escapes in any format, and what is invisible. */
const signs = [
  ...[
    '\u2028',
    '\u2029',
    '\u0085',
    '\r',
    '\n',
    '\r\n',
    '\v',
    '\f',
    '\u001c',
    '\u001e',
    '\t',
    '\b',
    '\u0001',
    '\u007f',
  ],
  ...[
    '\uFEFF',
    '\uFFFD',
    '\uFFFF',
    '\uD800',
    '\uDFFF',
    '🏴󠁧󠁢󠁷󠁬󠁳󠁿',
    '\u200D',
    '\u202E',
    '\\',
    '\\n',
    '\\u2028',
    '"',
    "'",
    ',',
    ';',
    '{',
    '}',
    '[]',
  ],
];
const texts = fc.oneof(
  fc.string({ unit: fc.constantFrom(...signs, 'a', 'é', ' '), minLength: 1, maxLength: 20 }),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 20 }),
);
/** What can be stored: PostgreSQL has no NUL, and half a pair of UTF-16 becomes U+FFFD on the way there. */
const storable = (text: string) => text.replaceAll('\0', '').toWellFormed();
const long = `${'long '.repeat(40_000)}\u2028${'é'.repeat(50_001)}`;
const samples = [...signs, 'a\u2028b', long, ...fc.sample(texts, { numRuns: 60, seed: 2028 })].map(storable);

interface Column {
  table: string;
  name: string;
  type: string;
}

/** Writes the texts into the column, one a row. @returns whether the database takes them there. */
async function fill(database: Kysely<Database>, { table, name, type }: Column, some: string[]) {
  // A number at the end, so that a name stays the only one.
  const values = some.map((text, index) => ({ place: index + 1, text: `${text}${index}` }));
  const value = {
    text: sql`sample.text`,
    _text: sql`array[sample.text, 'plain', sample.text]`,
    jsonb: sql`jsonb_build_object(sample.text, jsonb_build_array(sample.text, null))`,
  }[type];
  return inTransaction(database, async (trx) => {
    const { numAffectedRows } = await sql`
      update ${sql.table(table)} as own set ${sql.ref(name)} = ${value}
      from (select ctid as address, row_number() over () as place from ${sql.table(table)}) as numbered
      join json_to_recordset(${JSON.stringify(values)}::json) as sample (place bigint, text text) using (place)
      where own.ctid = numbered.address`.execute(trx);
    return Number(numAffectedRows) > 0;
  }).catch(() => false);
}

/** The columns of texts but those of the storage, whose keys and checksums the server makes. */
async function columnsOf(database: Kysely<Database>) {
  const { rows } = await sql<Column>`
    select table_name as "table", column_name as name, udt_name as type from information_schema.columns
    where table_schema = current_schema() and udt_name in ('text', '_text', 'jsonb')
    order by table_name, column_name`.execute(database);
  return rows.filter(({ table }) => isBackedUp(table) && !/^(storage_|kysely_)/.test(table));
}

const contentOf = async (database: Kysely<Database>) => {
  const content: Record<string, string[]> = {};
  for (const table of (await tablesInOrder(database)).filter(isBackedUp)) {
    const { rows } = await sql<{ row: string }>`
      select row_to_json(own)::text as row from ${sql.table(table)} as own`.execute(database);
    content[table] = rows.map(({ row }) => row).sort();
  }
  return content;
};

/** Where people's own words stand. */
const written = [
  ...['event_signups.answers', 'events.cancel_reason', 'events.description', 'events.link', 'events.name'],
  ...['events.questions', 'events.venue', 'history.after', 'history.before', 'history.subject_name'],
  ...['merch.category', 'merch.description', 'merch.name', 'merch.purchase_url', 'notifications.text'],
  ...[
    'notifications.title',
    'posts.content',
    'posts.title',
    'removals.name',
    'removals.tables',
    'roles.name',
  ],
  ...['societies.contact', 'societies.description', 'societies.how_to_join', 'societies.keywords'],
  ...['societies.meeting_place', 'societies.meeting_time', 'societies.name', 'societies.website'],
  ...['society_requests.name', 'society_requests.proposal', 'themes.name', 'users.email', 'users.first_name'],
  ...['users.last_name', 'users.suspended_reason', 'widgets.images', 'widgets.slogan'],
];

test('any text in any column is restored from a backup unchanged', async () => {
  const before = await prepare();
  const after = await prepare({ seed: 'none', fresh: true });
  cleanups.push(before.remove, after.remove);
  const engine = await createDatabase(readConfig(before.settings));
  const filled: string[] = [];
  let stored: Record<string, string[]>;
  try {
    const { database } = engine;
    // Tables that the demonstration leaves empty.
    await sql`insert into history (action, subject_kind) select 'x', 'x' from generate_series(1, 200)`.execute(
      database,
    );
    await sql`insert into notifications (university_id, kind, title, text, href) select '10000001', 'x', '', '', '' from generate_series(1, 200)`.execute(
      database,
    );
    await sql`insert into removals (society_id, subject_id, kind, name, pictures, tables) select 1, n, 'post', '', '[]', '[]' from generate_series(1, 200) n`.execute(
      database,
    );
    for (const column of await columnsOf(database)) {
      // An index takes no long text.
      const taken =
        (await fill(database, column, samples)) ||
        (await fill(
          database,
          column,
          samples.filter((text) => text !== long),
        ));
      if (taken) filled.push(`${column.table}.${column.name}`);
    }
    stored = await contentOf(database);
  } finally {
    await engine.close();
  }
  expect(filled).toEqual(expect.arrayContaining(written));

  const file = path.join(scratch, 'texts.tar.gz');
  expect(await operate(before.settings, ['backup', file])).toMatchObject({ code: 0, stderr: '' });
  expect(await operate(after.settings, ['restore', file])).toMatchObject({ code: 0, stderr: '' });
  const restored = await createDatabase(readConfig(after.settings));
  cleanups.push(() => restored.close());
  expect(await contentOf(restored.database)).toEqual(stored);
});
