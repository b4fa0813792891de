import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { busy } from './errors.ts';

/** OWASP's minimum for argon2id (the library's default algorithm). `memoryCost` in KiB. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const current = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`;

/** Passwords waiting for a core, a core: about two seconds of work. */
const queuedPerCore = 60;

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Costs the same whether the user exists or not: without a stored hash a hash of nobody is tried. */
  matches(stored: string | undefined, password: string): Promise<boolean>;
  /** Whether a stored hash was made with a lower cost than today's. */
  isOutdated(stored: string): boolean;
  /** How often argon2 was run since the start, for hashing and for checking alike. */
  readonly runs: number;
}

/** Runs at most `width` at once and lets at most `depth` wait; the rest is told to come back later. */
function bounded(width: number, depth: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= width) {
      if (waiting.length >= depth)
        throw busy('Too many people are signing in at the moment. Please try again.', 2);
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/**
 * Hashing by argon2id, bounded to the cores: a rush of logins queues, and then is told 503 with `Retry-After`, while
 * everybody else is served as ever.
 */
export async function createPasswords(cores = availableParallelism()): Promise<Passwords> {
  const inTurn = bounded(cores, cores * queuedPerCore);
  const nobody = await hash('nobody has this password', cost);
  let runs = 0;
  return {
    get runs() {
      return runs;
    },
    hash: (password) =>
      inTurn(() => {
        runs += 1;
        return hash(password, cost);
      }),
    matches: (stored, password) =>
      inTurn(async () => {
        runs += 1;
        const matched = await verify(stored ?? nobody, password);
        return matched && stored !== undefined;
      }),
    isOutdated: (stored) => !stored.startsWith(current),
  };
}
