import { DatabaseUnavailable } from '../errors.ts';

/** Milliseconds that a request waits for the only connection before it gets a 503. */
const longestWait = 10_000;

/** A fair lock on the only connection: first come, first served. */
export class Turn {
  #taken = false;
  readonly #queue: { go: () => void }[] = [];

  take(): Promise<void> {
    if (!this.#taken) {
      this.#taken = true;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#queue.splice(this.#queue.indexOf(entry), 1);
        reject(new DatabaseUnavailable('The embedded database is busy.'));
      }, longestWait);
      const entry = {
        go: () => {
          clearTimeout(timer);
          resolve();
        },
      };
      this.#queue.push(entry);
    });
  }

  give() {
    const next = this.#queue.shift();
    if (next) next.go();
    else this.#taken = false;
  }
}
