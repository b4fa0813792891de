import type PQueue from 'p-queue';

interface Waiting {
  /** Milliseconds in the queue after which it is refused. */
  longest: number;
  refusal: () => Error;
  /** Higher goes first; otherwise first in, first out. */
  priority?: number;
}

/**
 * Waits for a place in a queue. What comes after it stays in the caller's asynchronous context; work that the queue itself starts
 * is in that of the work before it.
 * @returns gives the place to the next.
 */
export const placeInQueue = (queue: PQueue, { longest, refusal, priority }: Waiting) =>
  new Promise<() => void>((resolve, reject) => {
    const waiting = new AbortController();
    const timer = setTimeout(() => waiting.abort(refusal()), longest);
    const hold = () =>
      new Promise<void>((release) => {
        clearTimeout(timer);
        resolve(release);
      });
    queue.add(hold, { signal: waiting.signal, priority }).catch(reject);
  });
