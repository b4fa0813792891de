/** The number of writes to the database so far; undefined if other processes write too. */
export type Writes = () => number | undefined;

/** Maximum number of cached answers. */
const mostRemembered = 10_000;

/**
 * Batches single-key lookups: those that arrive during a query share the next one, so that a rush costs two round trips in all.
 * A caller never gets the result of a query that started before they asked, so everybody sees what was committed before.
 * Answers are cached only until the next write of any kind.
 * @param ask one statement for all keys; every caller receives its whole answer, which must depend on the database only, not on
 * the time.
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
