/**
 * Batches single-key lookups: those that arrive during a query share the next one, so that a rush costs two round trips in all.
 * A caller never gets the result of a query that started before they asked, so everybody sees what was committed before.
 * @param ask one statement for all keys; every caller receives its whole answer.
 */
export function batched<Answer>(ask: (keys: string[]) => Promise<Answer>): (key: string) => Promise<Answer> {
  let running: Promise<unknown> = Promise.resolve();
  let next: { keys: Set<string>; answer: Promise<Answer> } | undefined;

  return (key) => {
    if (next === undefined) {
      const keys = new Set<string>();
      const begin = () => {
        next = undefined;
        return ask([...keys]);
      };
      next = { keys, answer: running.then(begin, begin) };
      running = next.answer;
    }
    next.keys.add(key);
    return next.answer;
  };
}
