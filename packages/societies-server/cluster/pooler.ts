import { chownSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePort, nobody, start, type Part } from './part.ts';

/** PgBouncer between transactions, as docs/growing.md sets it up. */
export interface Pooler {
  port: number;
  part: Part;
  /** Kills it as a crash would. */
  kill(): Promise<void>;
  restart(): void;
  /** Leads to another primary from now on; those who are connected stay so. */
  leadTo(port: number): void;
}

export async function startPooler(folder: string, primary: number, password: string): Promise<Pooler> {
  const home = path.join(folder, 'pgbouncer');
  mkdirSync(home);
  const port = await freePort();
  const users = path.join(home, 'users.txt');
  const config = path.join(home, 'pgbouncer.ini');
  writeFileSync(users, `"postgres" "${password}"\n`);
  const write = (to: number) => {
    writeFileSync(
      config,
      `[databases]
* = host=127.0.0.1 port=${to}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${users}
pool_mode = transaction
default_pool_size = 20
max_client_conn = 500
ignore_startup_parameters = options
server_login_retry = 1
server_connect_timeout = 2
query_wait_timeout = 10
`,
    );
  };
  write(primary);
  if (nobody) for (const file of [home, users, config]) chownSync(file, nobody.uid, nobody.gid);
  const launch = () => start({ name: 'pgbouncer', program: 'pgbouncer', args: [config], as: nobody }, folder);
  let part = launch();
  return {
    port,
    get part() {
      return part;
    },
    kill: () => part.end('SIGKILL'),
    restart() {
      part = launch();
    },
    leadTo(to) {
      write(to);
      part.child.kill('SIGHUP');
    },
  };
}
