import { setTimeout as delay } from 'node:timers/promises';
import { addDays } from 'date-fns';
import { paths, type EventBody, type SocietyEvent } from 'societies-contract';
import { median } from '../bench/table.ts';
import { demoPassword } from '../src/database/seeds/demo/index.ts';
import { parts } from '../src/database/seeds/demo/people.ts';
import type { startMailServer } from '../test/mail-server.ts';
import type { Cluster } from './start.ts';
import { statement, until } from './postgres.ts';
import { society, startStudents, type Attempt, type Told } from './students.ts';

/** Seconds of load before and after each fault. */
const calm = 12;
/** Seconds until a supervisor, or a person, has noticed. */
const noticing = 3;
/** Places of each event: fewer than students, so that there is a line. */
const places = 12;

const failed = ({ status }: Attempt) => status === 0 || status >= 500;

/** What students felt of a fault between two moments. */
function felt(title: string, attempts: readonly Attempt[], from: number, to: number): string[] {
  const within = attempts.filter((attempt) => attempt.to >= from && attempt.to < to);
  const failures = within.filter(failed);
  const writes = within
    .filter((attempt) => attempt.write && !failed(attempt))
    .map((attempt) => attempt.to)
    .sort((one, other) => one - other);
  const pauses = [...writes, to].map((at, index) => at - (writes[index - 1] ?? from));
  const byStatus = Object.entries(Object.groupBy(failures, ({ status }) => status || 'no reply'))
    .map(([status, some = []]) => `${some.length} × ${status}`)
    .join(', ');
  return [
    title,
    String(within.length),
    String(failures.length),
    byStatus || '–',
    (Math.max(...pauses) / 1_000).toFixed(1),
    failures.length === 0 ? '–' : ((Math.max(...failures.map(({ to: at }) => at)) - from) / 1_000).toFixed(1),
    median(within.filter((attempt) => !failed(attempt)).map((attempt) => attempt.to - attempt.from)).toFixed(
      0,
    ),
  ];
}

/** What was told and is not so, as sentences. */
async function broken(url: string, told: Told, mails: ReadonlyMap<string, number>): Promise<string[]> {
  const rows = await statement(url, 'select event_id, university_id from event_signups');
  const inside = new Set(rows.map((row) => `${String(row.event_id)} ${String(row.university_id)}`));
  const users = await statement(url, `select university_id from users where university_id like '7%'`);
  const kept = new Set(users.map((row) => String(row.university_id)));
  const uneven = await statement(
    url,
    `select id from events where participants > max_participants
      or (waiting > 0 and participants < max_participants)
      or participants + waiting <> (select count(*) from event_signups where event_id = events.id)`,
  );
  return [
    ...[...told.places].filter(([pair, is]) => inside.has(pair) !== is).map(([pair]) => `place ${pair}`),
    ...told.accounts.filter((account) => !kept.has(account)).map((account) => `account ${account}`),
    ...uneven.map(({ id }) => `event ${String(id)} does not add up`),
    ...told.accounts.filter((account) => !mails.has(account)).map((account) => `no mail to ${account}`),
  ];
}

async function post<Body>(url: string, path: string, body: unknown, token?: string): Promise<Body> {
  const reply = await fetch(new URL(path, url), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  if (!reply.ok) throw new Error(`${path} was answered ${reply.status}: ${await reply.text()}`);
  return (await reply.json()) as Body;
}

const signIn = async (url: string, universityId: string) =>
  (await post<{ access_token: string }>(url, paths.login, { uniID: universityId, password: demoPassword }))
    .access_token;

async function makeEvents(url: string): Promise<number[]> {
  const token = await signIn(url, parts.president);
  const events: number[] = [];
  for (const name of ['Moonrise', 'Perseids', 'Nebulae', 'Sunspots']) {
    const draft: EventBody = {
      name,
      description: 'One of the events that everybody wants to see.',
      datetime: addDays(new Date(), 7).toISOString(),
      duration: '01:00:00',
      venue: 'Roof',
      max_participants: places,
      price: 0,
      is_active: true,
      waiting_list: true,
    };
    events.push((await post<SocietyEvent>(url, paths.events(society), draft, token)).id);
  }
  return events;
}

/** Kills a server, the pooler and the primary in turn under load, and says what students felt and whether all that they were told is true. */
export async function faults(
  cluster: Cluster,
  mail: Awaited<ReturnType<typeof startMailServer>>,
): Promise<{ rows: string[][]; broken: string[]; sums: string[] }> {
  const { databases, pooler, servers, balancer } = cluster;
  const ids = (
    await statement(
      databases.url(databases.primary.port),
      `select university_id from users where is_admin = false order by university_id offset 30 limit 30`,
    )
  ).map((row) => String(row.university_id));
  const events = await makeEvents(balancer.url);
  const tokens = new Map<string, string>();
  for (const id of ids) tokens.set(id, await signIn(balancer.url, id));

  const students = startStudents(balancer.url, tokens, events);
  const { told } = students;
  const windows: [title: string, from: number][] = [['nothing', Date.now()]];
  const during = async (title: string, work: () => Promise<void>) => {
    await delay(calm * 1_000);
    windows.push([title, Date.now()]);
    await work();
  };
  const victim = servers[1];
  await during('a server', async () => {
    await victim?.kill();
    await delay(noticing * 1_000);
    await victim?.restart();
  });
  await during('the pooler', async () => {
    await pooler.kill();
    await delay(noticing * 1_000);
    pooler.restart();
  });
  await during('the primary', async () => {
    await databases.primary.part.end('SIGKILL');
    await delay(noticing * 1_000);
    await databases.promote();
    pooler.leadTo(databases.standby.port);
  });
  await delay(calm * 1_000);
  const end = Date.now();
  await students.stop();

  const url = databases.url(databases.standby.port);
  await until(
    async () =>
      (await statement(url, `select 1 from mails where template = 'verify_email' limit 1`)).length === 0,
    'The last confirmation',
    420,
  );
  const mails = new Map<string, number>();
  for (const { recipients } of mail.arrived) {
    for (const recipient of recipients) {
      const account = recipient.split('@', 1)[0] ?? '';
      if (account.startsWith('7')) mails.set(account, (mails.get(account) ?? 0) + 1);
    }
  }
  const doubled = [...mails.values()].filter((count) => count > 1).length;
  return {
    rows: windows.map(([title, from], index) =>
      felt(title, told.attempts, from, windows[index + 1]?.[1] ?? end),
    ),
    broken: await broken(url, told, mails),
    sums: [
      `${told.attempts.length} requests, ${told.attempts.filter((attempt) => attempt.write && !failed(attempt)).length} writes acknowledged`,
      `${told.accounts.length} accounts acknowledged, ${mails.size} mails to confirm an address, ${doubled} of them twice`,
      `${told.places.size} places whose last request was answered`,
    ],
  };
}
