import { availableParallelism } from 'node:os';
import PQueue from 'p-queue';
import { busy, tooMany } from '../errors.ts';
import { placeInQueue } from '../place-in-queue.ts';

/** Leaves one core for everything else. */
const queue = new PQueue({ concurrency: Math.max(1, Math.min(2, availableParallelism() - 1)) });
/** Number of waiting decodings: of all, and of one person. */
const mostWaiting = 64;
const mostOfOne = 20;
/** Milliseconds that a decoding may wait before a 503. */
const longest = 20_000;

interface Person {
  waiting: number;
  /** The round of their last picture: each person has one picture a round. */
  round: number;
}
const people = new Map<string, Person>();
/** The round of the pictures that are decoded now. */
let current = 0;

const tooBusy = () => busy('Too many pictures are being uploaded. Please try again.', 5);

/** Number of running and waiting decodings. */
export const decodingLoad = () => ({ running: queue.pending, waiting: queue.size });

/**
 * Runs CPU-heavy work, of which only some runs at a time. Each person has one a round, so that nobody waits for all that another
 * sends.
 * @param id of the person whose work it is.
 * @throws 429 if too much of theirs waits; 503 if too much of everybody's does, or for too long.
 */
export async function decodeFairly<Result>(id: string, work: () => Promise<Result>): Promise<Result> {
  const person = people.get(id) ?? { waiting: 0, round: current - 1 };
  if (person.waiting >= mostOfOne) throw tooMany(5);
  if (queue.size >= mostWaiting) throw tooBusy();
  const round = Math.max(current, person.round + 1);
  person.round = round;
  person.waiting += 1;
  people.set(id, person);
  let release: () => void;
  try {
    release = await placeInQueue(queue, { longest, refusal: tooBusy, priority: -round });
    current = Math.max(current, round);
  } finally {
    person.waiting -= 1;
    for (const [other, { waiting, round: last }] of people)
      if (waiting === 0 && last < current) people.delete(other);
  }
  try {
    return await work();
  } finally {
    release();
  }
}
