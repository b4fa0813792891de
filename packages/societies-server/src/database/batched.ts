/** How often the database was written to; undefined when it cannot be known, because other processes write to it too. */
export type Writes = () => number | undefined;

/** Keys whose answers are remembered. */
const mostRemembered = 10_000;

/**
 * Turns a question about many keys into one that is asked a key at a time: those that are asked while a question is under way
 * are gathered into the next one, so that a rush costs two round trips and not one a caller. Nobody is given an answer to a
 * question that was asked before they came, so everybody sees what was committed before they asked. An answer is given again
 * only as long as nothing at all was written since its question was put.
 * @param ask one statement about all the keys; every caller is given its whole answer. It may depend on nothing but the
 *   database: not on the time.
 */
export function batched<Answer>(
  ask: (keys: string[]) => Promise<Answer>,
  writes: Writes,
): (key: string) => Promise<Answer> {
  let running: Promise<unknown> | undefined;
  let next: { keys: Set<string>; answer: Promise<Answer> } | undefined;
  let remembered = new Map<string, Promise<Answer>>();
  let rememberedAt: number | undefined;

  function remember(keys: Iterable<string>, answer: Promise<Answer>, at: number) {
    if (rememberedAt !== at || remembered.size > mostRemembered) remembered = new Map();
    rememberedAt = at;
    for (const key of keys) remembered.set(key, answer);
  }

  return (key) => {
    const now = writes();
    const known = now !== undefined && now === rememberedAt ? remembered.get(key) : undefined;
    if (known) return known;
    if (next === undefined) {
      const keys = new Set<string>();
      const begin = () => {
        next = undefined;
        const before = writes();
        const answer = ask([...keys]);
        running = answer;
        const done = () => {
          if (running === answer) running = undefined;
        };
        answer.then(() => {
          done();
          if (before !== undefined && before === writes()) remember(keys, answer, before);
        }, done);
        return answer;
      };
      const turn = running ?? Promise.resolve();
      next = { keys, answer: turn.then(begin, begin) };
    }
    next.keys.add(key);
    return next.answer;
  };
}
