import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import PQueue from 'p-queue';
import { busy } from './errors.ts';

/** OWASP's minimum for Argon2id, the library's default algorithm. `memoryCost` in KiB. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const current = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`;

/** Maximum number of queued passwords per core: about two seconds of work. */
const queuedPerCore = 60;

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Takes the same time for unknown users: without a stored hash a dummy is verified. */
  matches(stored: string | undefined, password: string): Promise<boolean>;
  /** Whether a stored hash was made with a lower cost than the current one. */
  isOutdated(stored: string): boolean;
  /** Number of Argon2 runs since the start, for hashing and verifying. */
  readonly runs: number;
}

/**
 * Argon2id with as many parallel runs as cores: a rush of logins queues and is then refused with a 503, while other requests
 * are served normally.
 */
export async function createPasswords(cores = availableParallelism()): Promise<Passwords> {
  const queue = new PQueue({ concurrency: cores });
  const queued = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (queue.size >= cores * queuedPerCore)
      throw busy('Too many people are signing in at the moment. Please try again.', 2);
    return queue.add(() => {
      runs += 1;
      return work();
    });
  };
  const nobody = await hash('nobody has this password', cost);
  let runs = 0;
  return {
    get runs() {
      return runs;
    },
    hash: (password) => queued(() => hash(password, cost)),
    matches: (stored, password) =>
      queued(async () => {
        const matched = await verify(stored ?? nobody, password);
        return matched && stored !== undefined;
      }),
    isOutdated: (stored) => !stored.startsWith(current),
  };
}
