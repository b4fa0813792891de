import { spawn, type ChildProcess } from 'node:child_process';
import { caller, type TestServer } from './harness.ts';
import { builtServer, environment } from './setup/built.ts';

/** A server in a process of its own, as `npm start` runs it. */
export interface ServerProcess extends Pick<TestServer, 'call' | 'signIn'> {
  url: string;
  child: ChildProcess;
  /** What it has written so far. */
  output(): { stdout: string; stderr: string };
  /** Settles with its exit code, or the signal that ended it. */
  ended: Promise<number | string>;
}

function launch(settings: Record<string, string>, nodeOptions: string[] = []) {
  const child = spawn(process.execPath, [...nodeOptions, builtServer], {
    env: environment(settings),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  const ended = new Promise<number | string>((resolve) => {
    child.once('close', (code, signal) => {
      resolve(code ?? signal ?? 'unknown');
    });
  });
  return { child, ended, output: () => ({ stdout, stderr }) };
}

/** Starts a server and waits until it says where it listens. */
export async function startProcess(
  settings: Record<string, string>,
  nodeOptions?: string[],
): Promise<ServerProcess> {
  const { child, ended, output } = launch(settings, nodeOptions);
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', () => {
      const found = /Constellation is at (\S+)/.exec(output().stdout)?.[1];
      if (found) resolve(found);
    });
    void ended.then((code) => {
      reject(new Error(`The server ended with ${code}: ${output().stderr}`));
    });
  });
  return { url, child, ended, output, ...caller(url) };
}

/** Starts a server that is expected to refuse, and waits for its end. */
export async function runToEnd(settings: Record<string, string>) {
  const { ended, output } = launch(settings);
  return { code: await ended, ...output() };
}
