/**
 * `pnpm cluster` starts what docs/growing.md describes on one machine: HAProxy, three servers, PgBouncer between transactions, a
 * PostgreSQL and its synchronous standby. `--faults` kills a server, the pooler and the primary under load and says what was felt;
 * `--suite` runs the server's tests through the pooler. Needs haproxy, pgbouncer and postgresql, such as Debian's.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { table } from '../bench/table.ts';
import { startMailServer } from '../test/mail-server.ts';
import { buildServer } from '../test/setup/built.ts';
import { faults } from './faults.ts';
import { startCluster } from './start.ts';

const { values: options, positionals } = parseArgs({
  options: { faults: { type: 'boolean' }, suite: { type: 'boolean' } },
  allowPositionals: true,
});
const say = (line: string) => process.stdout.write(`${line}\n`);

for (const [program, asked, name] of [
  ['haproxy', '-v', 'haproxy'],
  ['pgbouncer', '--version', 'pgbouncer'],
  ['pg_config', '--bindir', 'postgresql libpq-dev'],
] as const) {
  try {
    execFileSync(program, [asked], { stdio: 'ignore' });
  } catch {
    say(`${program} is missing. On Debian: apt-get install ${name}`);
    process.exit(1);
  }
}
buildServer();

const mail = await startMailServer();
const cluster = await startCluster(mail.url, options.suite ? 0 : 3);
try {
  const { databases, pooler, balancer } = cluster;
  if (options.suite) {
    // This process goes on reading what the parts write to their logs: one that nobody reads from stands still.
    const suite = spawn('vitest', ['run', '--project', 'server-postgres', ...positionals], {
      cwd: fileURLToPath(new URL('../../..', import.meta.url)),
      stdio: 'inherit',
      env: {
        ...process.env,
        CLUSTER_PRIMARY: databases.url(databases.primary.port),
        CLUSTER_POOLER: databases.url(pooler.port),
      },
    });
    const [status] = (await once(suite, 'exit')) as [number | null];
    process.exitCode = status ?? 1;
  } else if (options.faults) {
    say('Students press while parts are killed; this takes two minutes …');
    const { rows, broken, sums } = await faults(cluster, mail);
    say(
      table(
        [
          'killed',
          'requests',
          'failed',
          'as',
          'longest pause of writes, s',
          'last failure after, s',
          'median ms',
        ],
        rows,
      ),
    );
    for (const sum of sums) say(sum);
    say(
      broken.length === 0
        ? 'Everything that was acknowledged is there.'
        : `NOT as acknowledged: ${broken.join('; ')}`,
    );
    process.exitCode = broken.length === 0 ? 0 : 1;
  } else {
    say(`Constellation is at ${balancer.url}, by three servers. Ctrl+C ends all of it.`);
    for (const server of cluster.servers) say(`  server    ${server.url}`);
    say(`  pooler    127.0.0.1:${pooler.port}`);
    say(`  primary   127.0.0.1:${databases.primary.port}`);
    say(`  standby   127.0.0.1:${databases.standby.port}`);
    say(`  logs      ${cluster.folder}`);
    await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  }
} finally {
  await cluster.stop();
  await mail.stop();
}
