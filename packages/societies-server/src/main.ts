import closeWithGrace from 'close-with-grace';
import { ConfigError, readConfig } from './config.ts';
import { createLogger, serve } from './serve.ts';

const say = (line: string) => {
  process.stdout.write(`${line}\n`);
};

try {
  const config = readConfig(process.env);
  const logger = createLogger(config.logLevel);
  const running = await serve(config, logger);
  say(`Constellation is at ${running.url}`);
  closeWithGrace(
    {
      delay: 10_000,
      logger: {
        error: (message: unknown) => {
          logger.error(message);
        },
      },
    },
    async ({ err }) => {
      if (err) logger.fatal({ err }, 'fault');
      await running.close();
    },
  );
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
