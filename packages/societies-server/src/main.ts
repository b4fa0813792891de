import closeWithGrace from 'close-with-grace';
import { ConfigError, readConfig } from './config.ts';
import { demoPassword } from './database/seeds/demo/index.ts';
import { isDemonstration } from './database/seeds/demonstration.ts';
import { parts } from './database/seeds/demo/people.ts';
import { createLogger, serve, type Running } from './serve.ts';

const say = (line: string) => {
  process.stdout.write(`${line}\n`);
};

/** Milliseconds that running requests and the last checkpoint have to finish. */
const longestDrain = 10_000;

const demoAccounts = [
  [parts.administrator, 'site administrator'],
  [parts.president, 'President of society 1'],
  [parts.eventsOfficer, 'Events Officer of society 1'],
  [parts.member, 'Member of society 1'],
  [parts.newcomer, 'in no society'],
] as const;

async function announce({ url, engine, server, madeDatabase }: Running) {
  say(`Constellation is at ${url}`);
  if (madeDatabase) say(`This is a new installation: its database was made in ${server.config.dataDir}`);
  if (!(await isDemonstration(engine.database, server.passwords))) return;
  say(`Demo accounts, all with the password ${demoPassword}:`);
  for (const [universityId, who] of demoAccounts) say(`  ${universityId}  ${who}`);
}

try {
  const config = readConfig(process.env);
  const logger = createLogger(config.logLevel);
  const running = await serve(config, logger);
  let stopping = false;
  const closing = closeWithGrace({ delay: longestDrain, logger: false }, async ({ err, signal }) => {
    stopping = true;
    if (err) logger.fatal({ err }, 'fault');
    logger.info({ signal }, 'stopping');
    await running.close();
    logger.info('stopped');
  });
  // scripts/start.mjs stops the server by closing this channel, which also happens if it dies, so no server is left behind. A
  // signal from the terminal reaches both processes; whichever comes first starts the shutdown.
  if (process.connected) {
    process.once('disconnect', () => {
      if (!stopping) closing.close();
    });
  }
  await announce(running).catch((error: unknown) => {
    // Stopped at once: the database is closed already.
    if (!stopping) throw error;
  });
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
