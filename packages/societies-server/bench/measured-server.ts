/**
 * A server that is measured, in a process of its own: it serves a platform of a given size, and on request does the work of
 * a call without HTTP, in the same process on the same database. Speaks with bench.ts over the channel between them.
 */
import { readConfig } from '../src/config.ts';
import { createLogger, serve, type Running } from '../src/serve.ts';
import { cases, type CaseName, type Person } from './cases.ts';
import { copyPlatform } from './platforms.ts';

/** What bench.ts asks. */
export type Question = { ask: 'work'; name: CaseName; seconds: number } | { ask: 'memory' } | { ask: 'end' };
/** The first is sent unasked. Figures: rounds a second; bytes. */
export type Answer = { url: string; people: Person[] } | { figure: number };

async function signIn({ server }: Running, count: number): Promise<Person[]> {
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const universityId = String(10_000_101 + index);
      const { id } = await server.sessions.open(universityId);
      return { universityId, index, token: await server.accessTokens.sign({ universityId, sessionId: id }) };
    }),
  );
}

/** Everybody at once, each one round after the other. @returns rounds a second. */
async function work({ server }: Running, people: Person[], name: CaseName, seconds: number) {
  const began = performance.now();
  const end = began + seconds * 1_000;
  let rounds = 0;
  await Promise.all(
    people.map(async (person) => {
      const steps = cases[name].work(server, person);
      for (let turn = 0; performance.now() < end; turn += 1) {
        await steps[turn % steps.length]?.();
        rounds += 1;
      }
    }),
  );
  return rounds / ((performance.now() - began) / 1_000);
}

const [societies = '', people = '', dataDir = ''] = process.argv.slice(2);
const say = (answer: Answer) => process.send?.(answer);

await copyPlatform(Number(societies), dataDir);
const config = readConfig({
  DATA_DIR: dataDir,
  PORT: '0',
  SEED: 'none',
  LOG_LEVEL: 'info',
  RATE_LIMIT_FACTOR: '1000000',
  APP_DIST: 'none',
});
const running = await serve(config, createLogger(config.logLevel));
const everybody = await signIn(running, Number(people));

process.on('message', (question: Question) => {
  void (async () => {
    switch (question.ask) {
      case 'work':
        say({ figure: await work(running, everybody, question.name, question.seconds) });
        return;
      case 'memory':
        say({ figure: process.memoryUsage.rss() });
        return;
      case 'end':
        await running.close();
        process.disconnect();
    }
  })();
});
say({ url: running.url, people: everybody });
