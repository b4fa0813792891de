import { spawn } from 'node:child_process';
import { builtOperations } from './setup/built.ts';

/** Runs `npm run backup`, `restore` or `admin` as a process of its own, to its end. */
export async function operate(settings: Record<string, string>, args: string[], input = '') {
  const env = { ...process.env, ...settings };
  // The tests' own runner must not speak through the command.
  delete env.NODE_OPTIONS;
  delete env.VITEST;
  delete env.INIT_CWD;
  const child = spawn(process.execPath, [builtOperations, ...args], { env, stdio: ['pipe', 'pipe', 'pipe'] });
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  child.stdin.on('error', () => undefined).end(input);
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, stdout, stderr };
}
