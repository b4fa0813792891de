import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Writable } from 'node:stream';
import { sql } from 'kysely';
import { paths, reopenNominations, type OwnData } from 'societies-contract';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../src/config.ts';
import { closeElections } from '../src/elections/closing.ts';
import { shuffled } from '../src/elections/receipts.ts';
import { readWithAll } from '../src/history/archive.ts';
import { inTransaction } from '../src/database/transaction.ts';
import { tablesInOrder } from '../src/database/tables.ts';
import { exportTables } from '../src/operations/tables.ts';
import { serve } from '../src/serve.ts';
import { caller, demo, prepare, type TestServer } from './harness.ts';
import { electionsIn, type Voter } from './elections-world.ts';
import { society } from './people.ts';

/** Enough that an order of one says nothing of an order of the other: see `alike`. */
const voters = 64;

/** All that the server logs, at every level. */
let log = '';
const { settings, dataDir, remove } = await prepare();
const running = await serve(
  readConfig(settings),
  pino(
    { level: 'trace' },
    new Writable({
      write(line: Buffer, _, done) {
        log += line.toString();
        done();
      },
    }),
  ),
);
afterAll(async () => {
  await running.close();
  await remove();
});
const { database } = running.engine;
const server: TestServer = {
  ...running,
  ...caller(running.url),
  async signIn(universityId) {
    const session = await running.server.sessions.open(universityId);
    return running.server.accessTokens.sign({ universityId, sessionId: session.id });
  },
  settings,
  dataDir,
  database,
  stop: () => Promise.resolve(),
};
const president = await server.signIn(demo.president);
const elections = electionsIn(server, society, president);

/** Somebody who voted, with what only they know. */
interface Cast extends Voter {
  receipt: string;
  /** As it is stored. */
  choices: string;
}
let cast: Cast[] = [];
let election = 0;

/** Anything that puts things in an order: the things by their names. */
interface Order {
  by: string;
  names: readonly string[];
}

/**
 * How alike two orders of the same people are, from 0 to 1: Spearman's coefficient, whichever way round. Of random orders of 64 it is above
 * 0.65 once in four million.
 */
function alike(one: readonly string[], other: readonly string[]): number {
  const place = new Map(other.map((name, index) => [name, index]));
  const size = one.length;
  const squares = one.reduce((sum, name, index) => sum + (index - (place.get(name) ?? 0)) ** 2, 0);
  return Math.abs(1 - (6 * squares) / (size * (size ** 2 - 1)));
}
const alikeAtMost = 0.65;

type Row = Record<string, unknown>;
const rowsOf = async (table: string, condition = sql`true`) =>
  (
    await sql<{ row: Row }>`
      select to_jsonb(t) || jsonb_build_object('its ctid', t.ctid::text, 'its xmin', t.xmin::text, 'its xmax', t.xmax::text,
        'its cmin', t.cmin::text) as row
      from ${sql.table(table)} as t where ${condition} order by t.ctid`.execute(database)
  ).rows.map(({ row }) => row);

/** `(0,12)` and numbers as numbers, everything else as text. */
const sortable = (value: unknown): string =>
  JSON.stringify(value ?? null).replaceAll(/\d+/g, (digits) => digits.padStart(20, '0'));

/** The orders in which rows stand by each of their columns, and as they lie. Rows that a column does not tell apart stay as they lie. */
function ordersOf(table: string, rows: readonly Row[], nameOf: (row: Row) => string | undefined): Order[] {
  const first = new Map<string, Row>();
  for (const row of rows) {
    const name = nameOf(row);
    if (name !== undefined && !first.has(name)) first.set(name, row);
  }
  if (first.size < voters) return [];
  const columns = Object.keys(rows[0] ?? {});
  return columns.map((column) => ({
    by: `${table}.${column}`,
    names: [...first]
      .map(([name, row]) => ({ name, at: sortable(row[column]) }))
      .toSorted((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0))
      .map(({ name }) => name),
  }));
}

/** Whatever table knows each voter, in every order that it offers. */
async function voterOrders(): Promise<Order[]> {
  const orders: Order[] = [];
  const ids = new Set(cast.map(({ id }) => id));
  for (const table of await tablesInOrder(database)) {
    if (table === 'election_ballots') continue;
    const rows = await rowsOf(table);
    orders.push(
      ...ordersOf(table, rows, (row) => Object.values(row).find((value) => ids.has(String(value))) as string),
    );
  }
  return orders;
}

/** The ballots in every order, each by its voter's ID, which only this test knows. */
function ballotOrders(rows: readonly Row[], name = 'election_ballots'): Order[] {
  const ownerOf = new Map(cast.map(({ receipt, id }) => [receipt, id]));
  return ordersOf(name, rows, (row) => ownerOf.get(String(row['receipt'])));
}

/** Pairs of orders by which one finds whose ballot is whose. */
const links = (people: readonly Order[], ballots: readonly Order[]): string[] =>
  people.flatMap((one) =>
    ballots.flatMap((other) =>
      alike(one.names, other.names) > alikeAtMost ? [`${one.by} and ${other.by}`] : [],
    ),
  );

const ofElection = () => sql`t.society_id = ${society} and t.election_id = ${election}`;

/** The rows of a table as a backup writes them, in its order. */
async function backedUp(table: string): Promise<Row[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'constellation-secrecy-'));
  try {
    await exportTables(database, folder);
    const text = await readFile(path.join(folder, `${table}.ndjson`), 'utf8');
    return text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Row)
      .filter((row) => row['election_id'] === election);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

beforeAll(async () => {
  const { id, roles } = await elections.called('nominations', ['President']);
  election = id;
  const [role = 0] = roles;
  const members = await elections.members(voters);
  const candidates: number[] = [];
  for (const member of members.slice(0, 5)) candidates.push(await elections.candidate(id, role, member));
  await elections.move(id, 'voting');
  // In an order that nothing else has.
  for (const member of shuffled(members)) {
    const ranking = shuffled([...candidates, reopenNominations]);
    const { body, status } = await elections.vote(id, member.token, { [role]: ranking });
    expect(status).toBe(200);
    cast = [...cast, { ...member, receipt: body.receipt, choices: JSON.stringify({ [role]: ranking }) }];
  }
});

describe('while people vote', () => {
  test('a database administrator can tell whose ballot is whose: by transaction and by place', async () => {
    const people = ordersOf('election_voters', await rowsOf('election_voters', ofElection()), (row) =>
      String(row['university_id']),
    );
    const found = links(people, ballotOrders(await rowsOf('election_ballots', ofElection())));
    // So the search below finds what there is to find.
    expect(found).toEqual(
      expect.arrayContaining([
        'election_voters.its xmin and election_ballots.its xmin',
        'election_voters.its ctid and election_ballots.its ctid',
      ]),
    );
  });

  test('neither a backup nor a removed society holds that', async () => {
    const people = ordersOf('backup', await backedUp('election_voters'), (row) =>
      String(row['university_id']),
    );
    const own: Order = { by: 'the order of voting', names: cast.map(({ id }) => id) };
    const written = (rows: readonly Row[]) => ballotOrders(rows.map((row, index) => ({ ...row, index })));
    expect(links([...people, own], written(await backedUp('election_ballots')))).toEqual([]);

    const removed = await inTransaction(database, (trx) => readWithAll(trx, 'societies', { id: society }));
    const kept = (removed.find(({ table }) => table === 'election_ballots')?.rows ?? []).filter(
      (row) => row['election_id'] === election,
    );
    expect(kept).toHaveLength(voters);
    expect(links([own], written(kept))).toEqual([]);
  });

  test('the count is nowhere', async () => {
    const { rows } =
      await sql`select result from election_roles where election_id = ${election} and result is not null`.execute(
        database,
      );
    expect(rows).toEqual([]);
  });
});

describe('after voting has ended', () => {
  beforeAll(async () => {
    await elections.move(election, 'ended');
    await closeElections(database);
  });

  test('no column, order, place or transaction joins a voter and a ballot', async () => {
    const rows = await rowsOf('election_ballots', ofElection());
    expect(rows).toHaveLength(voters);
    const found = links(
      [...(await voterOrders()), { by: 'the order of voting', names: cast.map(({ id }) => id) }],
      ballotOrders(rows),
    );
    expect(found).toEqual([]);
    for (const table of ['election_ballots', 'election_voters']) {
      const own = await rowsOf(table, ofElection());
      expect(new Set(own.map((row) => row['its xmin'])).size).toBe(1);
      expect(Object.keys(own[0] ?? {}).filter((column) => /_at$|^id$/.test(column))).toEqual([]);
    }
  });

  test('the files of the tables hold each ballot and each voter once', async () => {
    await sql`checkpoint`.execute(database);
    for (const [table, key] of [
      ['election_ballots', 'receipt'],
      ['election_voters', 'id'],
    ] as const) {
      const { rows } = await sql<{ file: string }>`
        select encode(pg_read_binary_file(pg_relation_filepath(${table})), 'escape') as file`.execute(
        database,
      );
      const file = rows[0]?.file ?? '';
      const times = cast.map((one) => file.split(one[key]).length - 1);
      expect([table, new Set(times)]).toEqual([table, new Set([1])]);
    }
  });

  test('a backup holds no link', async () => {
    const people = ordersOf(
      'backup',
      (await backedUp('election_voters')).map((row, index) => ({ ...row, index })),
      (row) => String(row['university_id']),
    );
    const ballots = (await backedUp('election_ballots')).map((row, index) => ({ ...row, index }));
    expect(links(people, ballotOrders(ballots))).toEqual([]);
  });

  test('a receipt stands beside its ballot alone, and no ID beside a ballot', async () => {
    const holding = new Set<string>();
    for (const table of await tablesInOrder(database)) {
      const text = JSON.stringify(await rowsOf(table));
      if (cast.some(({ receipt }) => text.includes(receipt))) holding.add(table);
      if (table === 'election_ballots') expect(cast.filter(({ id }) => text.includes(id))).toEqual([]);
    }
    expect([...holding]).toEqual(['election_ballots']);
  });

  test('the log names no voter, no receipt and no choice', () => {
    const lines = log.split('\n').filter((line) => line.includes('/ballot/'));
    expect(lines).toHaveLength(voters);
    const text = log;
    expect(cast.filter(({ receipt, choices }) => text.includes(receipt) || text.includes(choices))).toEqual(
      [],
    );
    expect(cast.filter(({ id }) => lines.some((line) => line.includes(id)))).toEqual([]);
  });

  test('history, notices and mails tell of no vote', async () => {
    for (const table of ['history', 'notifications', 'mails', 'rate_limits', 'announcements'])
      expect([table, /ballot|voted/i.test(JSON.stringify(await rowsOf(table)))]).toEqual([table, false]);
  });

  test("a voter's own export says that they voted, and not when or what", async () => {
    const [one] = cast;
    const { body } = await server.call<OwnData>('GET', paths.ownData, { token: one?.token ?? '' });
    expect(body.tables['election_voters']).toMatchObject([{ election_id: election, voted: true }]);
    expect(Object.keys(body.tables['election_voters']?.[0] ?? {}).toSorted()).toEqual([
      'election_id',
      'society',
      'society_id',
      'university_id',
      'voted',
    ]);
    expect(JSON.stringify(body)).not.toContain(one?.receipt ?? 'nobody');
  });

  test('what is published is in random order, and each finds their receipt', async () => {
    expect((await elections.publish(election)).status).toBe(200);
    const csv = (await elections.ballots(election)).body;
    const ownerOf = new Map(cast.map(({ receipt, id }) => [receipt, id]));
    const order = csv
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => ownerOf.get(line.split(',')[0] ?? '') ?? '');
    expect(new Set(order)).toEqual(new Set(cast.map(({ id }) => id)));
    expect(
      alike(
        order,
        cast.map(({ id }) => id),
      ),
    ).toBeLessThan(alikeAtMost);
    expect(cast.filter(({ id }) => csv.includes(id))).toEqual([]);
  });
});
