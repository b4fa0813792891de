/** `node measured-server.ts <platform> <people> <data dir> [database url]`: a server that is measured, in a process of its own. */
import { setTimeout as delay } from 'node:timers/promises';
import { createLogger, serve, type Running } from '../src/serve.ts';
import type { Person } from './cases.ts';
import { copyPlatform, settings, sizes, type Platform } from './platforms.ts';

/** What the measuring process asks. */
export type Question = 'memory' | 'end';
/** The first is sent unasked. Bytes. */
export type Answer = { url: string; people: Person[] } | { memory: number };

async function signIn({ server }: Running, platform: Platform, count: number): Promise<Person[]> {
  const users = await server.database
    .selectFrom('users')
    .select('university_id')
    .where('is_admin', '=', false)
    .orderBy('university_id')
    .offset(20)
    .limit(count)
    .execute();
  return Promise.all(
    users.map(async ({ university_id: universityId }, index) => {
      const { id } = await server.sessions.open(universityId);
      const token = await server.accessTokens.sign({ universityId, sessionId: id });
      // Neighbours write to different societies; where there are fewer than people, they share them.
      return { universityId, token, index, society: 1 + ((10 + index) % (sizes[platform] - 1)) };
    }),
  );
}

const [platform, people = '', dataDir = '', databaseUrl] = process.argv.slice(2) as [Platform, ...string[]];
const say = (answer: Answer) => process.send?.(answer);

if (platform === 'large' && databaseUrl === undefined) await copyPlatform(dataDir);
const config = settings(dataDir, platform, databaseUrl);
const running = await serve(config, createLogger(config.logLevel));

process.on('message', (question: Question) => {
  if (question === 'memory') say({ memory: process.memoryUsage.rss() });
  else void running.close().then(() => process.disconnect());
});
// Starting keeps the process from its event loop, and a server that is late turns calls away until it has caught up.
while (!(await fetch(`${running.url}/readyz`)).ok) await delay(100);
say({ url: running.url, people: await signIn(running, platform, Number(people)) });
