import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { paths } from 'societies-contract';
import { readConfig } from '../src/config.ts';
import { serve, type Running } from '../src/serve.ts';
import { caller, demo, demoPassword, prepare } from './harness.ts';

const lines: Record<string, unknown>[] = [];
let settings: Awaited<ReturnType<typeof prepare>>;
let running: Running;

beforeAll(async () => {
  settings = await prepare();
  const log = pino(
    { level: 'info' },
    { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) },
  );
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
