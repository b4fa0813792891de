import { pino } from 'pino';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { paths } from 'societies-contract';
import { readConfig } from '../src/config.ts';
import { serve, type Running } from '../src/serve.ts';
import { caller, demo, demoPassword, prepare } from './harness.ts';

const lines: Record<string, unknown>[] = [];
const log = pino(
  { level: 'info' },
  { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) },
);
let settings: Awaited<ReturnType<typeof prepare>>;
let running: Running;

beforeAll(async () => {
  settings = await prepare();
  running = await serve(readConfig(settings.settings), log);
});
afterAll(async () => {
  await running.close();
  await settings.remove();
});

test('the log line of a removal names who removed and what', async () => {
  const { call, signIn } = caller(running.url);
  const token = await signIn(demo.administrator, demoPassword);
  expect((await call('DELETE', paths.removeSociety(2), { token })).status).toBe(204);
  expect((await call('DELETE', paths.removeUser(demo.newcomer), { token })).status).toBe(204);
  expect(lines.filter(({ msg }) => /removed$/.test(String(msg)))).toMatchObject([
    { msg: 'society removed', by: demo.administrator, society: 2 },
    { msg: 'user removed', by: demo.administrator, user: demo.newcomer },
  ]);
});

test('a server that is stopped amid its housekeeping ends it before the database is closed', async () => {
  const own = await prepare();
  onTestFinished(own.remove);
  lines.length = 0;
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  let stopped: Running;
  try {
    stopped = await serve(readConfig(own.settings), log);
    // Both kinds of rounds begin in this moment.
    vi.advanceTimersByTime(10 * 60_000);
  } finally {
    vi.useRealTimers();
  }
  await stopped.close();
  // What would still be at work would say so by now.
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(lines.filter(({ level }) => Number(level) > 30)).toEqual([]);
});
