import type { Server } from './routes.ts';

/** Milliseconds between two rounds. */
const every = 10 * 60 * 1_000;

/** Forgets, from time to time, sessions that have expired and limits that are whole again. */
export function keepHouse({ sessions, rateLimits, log }: Server) {
  const round = async () => {
    try {
      await sessions.clean();
      await rateLimits.clean();
    } catch (error) {
      // The next round does it.
      log.warn({ err: error }, 'housekeeping');
    }
  };
  const timer = setInterval(() => void round(), every).unref();
  return {
    stop() {
      clearInterval(timer);
    },
  };
}
