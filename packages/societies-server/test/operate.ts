import { spawn } from 'node:child_process';
import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { runCommand } from '../src/operations/commands.ts';
import { builtOperations, environment } from './setup/built.ts';

/** What `npm run backup`, `restore` or `admin` does, in this process, which has loaded all of it. */
export async function operate(env: Record<string, string>, args: string[], input = '') {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  const code = await runCommand(args, { env, stdin: Readable.from([input]), stdout, stderr });
  stdout.end();
  stderr.end();
  return { code, stdout: await text(stdout), stderr: await text(stderr) };
}

/** `operate` as it is installed: a process of its own, to its end. */
export async function operateAsProcess(settings: Record<string, string>, args: string[], input = '') {
  const child = spawn(process.execPath, [builtOperations, ...args], {
    env: environment(settings),
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  child.stdin.on('error', () => undefined).end(input);
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await ended, stdout, stderr };
}
