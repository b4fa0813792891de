import { sql, type Transaction } from 'kysely';
import { ConfigError } from '../../config.ts';
import type { Database } from '../schema.ts';

/*
 * Versions before Kysely's migrations kept a ledger of 132 steps, and had names of their own for some tables and columns. A
 * database or backup of the last of them is carried over to the first migration.
 */

type Row = Record<string, unknown>;

/** The last steps of each of their authors: who has all of these has all. */
const lastSteps = [
  '0050-upload-grants-by-expiry',
  '0060-forget-tellers',
  '0065-users-search-key-values',
  '0075-users-language',
];

const renamed = {
  tables: { tellings: 'announcements' },
  /** By the tables' own old names. */
  columns: {
    events: {
      last_turn: 'last_sequence_number',
      extra_places: 'places_over_capacity',
      line_moves: 'waiting_list_moves',
    },
    event_signups: { turn: 'sequence_number', extra: 'over_capacity' },
    posts: { told: 'notified' },
    tellings: { told_to: 'last_notified' },
  },
  constraints: {
    events: { events_line: 'events_waiting_list' },
    memberships: { memberships_post_unique: 'memberships_role_unique' },
    tellings: { tellings_pkey: 'announcements_pkey' },
  },
  indexes: {
    event_signups_turn: 'event_signups_sequence_number',
    memberships_with_post: 'memberships_with_role',
    mails_in_turn: 'mails_queue',
    posts_untold: 'posts_not_notified',
  },
} as const;

type Renames = Readonly<Record<string, string>>;
const tableNames: Renames = renamed.tables;
const columnNames: Readonly<Record<string, Renames>> = renamed.columns;

/** What steps a database or backup of those versions has; `undefined` if it is a later one's. */
export function readOldLedger(names: readonly string[]): 'complete' | 'unfinished' | undefined {
  if (!names.includes('0001-users')) return undefined;
  return lastSteps.every((name) => names.includes(name)) ? 'complete' : 'unfinished';
}

export const carriedTable = (table: string) => tableNames[table] ?? table;

/** Gives a row the columns of the first migration. */
function carriedRow(table: string, row: Row): Row {
  const names = columnNames[table];
  if (table === 'removals')
    return {
      ...row,
      tables: (row['tables'] as { table: string; rows: Row[] }[]).map(({ table: name, rows }) => ({
        table: carriedTable(name),
        rows: rows.map((one) => carriedRow(name, one)),
      })),
    };
  return names
    ? Object.fromEntries(Object.entries(row).map(([name, value]) => [names[name] ?? name, value]))
    : row;
}

/** The same of a row in a backup, a line of JSON. */
export const carriedLine = (table: string, line: string) =>
  table === 'removals' || table in columnNames
    ? JSON.stringify(carriedRow(table, JSON.parse(line) as Row))
    : line;

/**
 * Carries a database of the last of those versions over, within the transaction of the migrations.
 * @throws {ConfigError} if an older version left it.
 */
export async function carryOver(trx: Transaction<Database>, ledger: readonly string[]): Promise<void> {
  if (readOldLedger(ledger) !== 'complete')
    throw new ConfigError(
      'The database was left by a version that is too old to be carried over: start the version before this one once, and then this one.',
    );
  const removals = await sql<Row>`select id, tables from removals`.execute(trx);
  for (const row of removals.rows) {
    const { id, tables } = carriedRow('removals', row);
    await sql`update removals set tables = ${JSON.stringify(tables)}::jsonb where id = ${id}`.execute(trx);
  }
  const statements = [
    ...Object.entries(renamed.constraints).flatMap(([table, names]) =>
      Object.entries(names).map(([from, to]) => `alter table ${table} rename constraint ${from} to ${to}`),
    ),
    ...Object.entries(renamed.columns).flatMap(([table, names]) =>
      Object.entries(names).map(([from, to]) => `alter table ${table} rename column ${from} to ${to}`),
    ),
    ...Object.entries(renamed.indexes).map(([from, to]) => `alter index ${from} rename to ${to}`),
    ...Object.entries(renamed.tables).map(([from, to]) => `alter table ${from} rename to ${to}`),
    'alter sequence tellings_id_seq rename to announcements_id_seq',
    'drop table directory_shards',
    'drop table schema_migrations',
  ];
  for (const statement of statements) await sql.raw(statement).execute(trx);
}
