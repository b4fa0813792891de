import { once } from 'node:events';
import { statSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { ConfigError, readConfig, type Config } from '../config.ts';
import { createDatabase } from '../database/create-database.ts';
import { FolderInUse } from '../database/embedded/folder-lock.ts';
import { migrate } from '../database/migrations/index.ts';
import { linesOf } from '../platform/lines.ts';
import { createPasswords } from '../platform/passwords.ts';
import { createAdministrator, setAdministrator, type NewAdministrator } from './administrators.ts';
import { backup } from './backup.ts';
import { ask, type Command } from './control.ts';
import { checkDatabaseIsThere, checkTablesAreThere } from './missing-parts.ts';
import { OperationError } from './operation-error.ts';
import { restore } from './restore.ts';

const usage = `npm run backup [-- <file or folder>]   write everything to one new file, also while the server runs
npm run restore -- <file> [--replace]  bring an empty installation to the moment of a backup
npm run admin -- create --id 12345678 --first-name Ada --last-name Lovelace --email ada@example.org
                                       the password is read from the terminal, or from standard input
npm run admin -- grant 12345678        make a registered user an administrator
npm run admin -- revoke 12345678       make an administrator a user like others`;

/** Where a command is given: the process itself, or what a test puts in its place. */
export interface Terminal {
  env: Readonly<Record<string, string | undefined>>;
  stdin: NodeJS.ReadableStream & { isTTY?: boolean };
  stdout: NodeJS.WritableStream;
  stderr: NodeJS.WritableStream;
}

const summary = ({ users = 0, societies = 0, memberships = 0 }: Record<string, number>) =>
  `${users} users, ${societies} societies and ${memberships} memberships`;

/** Reads a line from the terminal without echo, or the first line of standard input. */
async function readSecret({ stdin, stdout }: Terminal, question: string): Promise<string> {
  if (!stdin.isTTY) {
    for await (const line of linesOf(stdin)) return line.replace(/\r$/, '');
    return '';
  }
  stdout.write(question);
  const lines = createInterface({ input: stdin, terminal: true });
  const [line] = (await once(lines, 'line')) as [string];
  lines.close();
  stdout.write('\n');
  return line;
}

/** The file that a backup is asked for: in a folder, one with the moment in its name. */
function newArchive(asked: string): string {
  const target = path.resolve(asked);
  const isFolder = /[\\/]$/.test(asked) || statSync(target, { throwIfNoEntry: false })?.isDirectory();
  const moment = new Date().toISOString().replace(/[:.]/g, '-');
  return isFolder ? path.join(target, `constellation-${moment}.tar.gz`) : target;
}

/** Runs the command on the database itself, or through the server that has it open. */
async function carryOut(
  config: Config,
  command: Extract<Command, { command: `${string}-administrator` }>,
): Promise<void> {
  try {
    await checkDatabaseIsThere(config);
    const engine = await createDatabase(config);
    try {
      await checkTablesAreThere(config, engine.database);
      await engine.patiently((database) => migrate(database));
      if (command.command === 'create-administrator') {
        await createAdministrator(engine.database, await createPasswords(), config, command.user);
      } else {
        await setAdministrator(
          engine.database,
          command.universityId,
          command.command === 'grant-administrator',
        );
      }
    } finally {
      await engine.close();
    }
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    await ask(config.dataDir, command);
  }
}

async function run([name, ...rest]: readonly string[], terminal: Terminal): Promise<void> {
  const config = readConfig({ ...terminal.env, APP_DIST: 'none' });
  const print = (line: string) => {
    terminal.stdout.write(`${line}\n`);
  };
  switch (name) {
    case 'backup': {
      const { positionals } = parseArgs({ args: rest, allowPositionals: true });
      const target = newArchive(positionals[0] ?? '.');
      const counts = await backup(config, target);
      print(`Wrote ${summary(counts)} to ${target}`);
      return;
    }
    case 'restore': {
      const { positionals, values } = parseArgs({
        args: rest,
        allowPositionals: true,
        options: { replace: { type: 'boolean', default: false } },
      });
      const [source] = positionals;
      if (!source) break;
      const counts = await restore(config, path.resolve(source), values);
      print(`Restored ${summary(counts)} from ${source}`);
      return;
    }
    case 'admin': {
      const { positionals, values } = parseArgs({
        args: rest,
        allowPositionals: true,
        options: {
          id: { type: 'string' },
          'first-name': { type: 'string' },
          'last-name': { type: 'string' },
          email: { type: 'string' },
        },
      });
      const [action, universityId] = positionals;
      if ((action === 'grant' || action === 'revoke') && universityId) {
        await carryOut(config, { command: `${action}-administrator`, universityId });
        print(
          `${universityId} is ${action === 'grant' ? 'an administrator' : 'no longer an administrator'}.`,
        );
        return;
      }
      if (action !== 'create' || !values.id) break;
      const user: NewAdministrator = {
        university_id: values.id,
        first_name: values['first-name'] ?? '',
        last_name: values['last-name'] ?? '',
        email: values.email ?? '',
        password: await readSecret(terminal, 'Password: '),
      };
      await carryOut(config, { command: 'create-administrator', user });
      print(`${values.id} is an administrator.`);
      return;
    }
    default:
  }
  throw new OperationError(usage);
}

/**
 * Carries out `npm run backup`, `restore` or `admin`.
 * @param args the command's name and what follows it.
 * @returns the exit code: 1 if the command refuses, and has said why in one line.
 */
export async function runCommand(args: readonly string[], terminal: Terminal): Promise<0 | 1> {
  try {
    await run(args, terminal);
    return 0;
  } catch (error) {
    const expected =
      error instanceof OperationError ||
      error instanceof ConfigError ||
      (error instanceof TypeError && 'code' in error);
    if (!expected) throw error;
    terminal.stderr.write(`${error.message}\n`);
    return 1;
  }
}
