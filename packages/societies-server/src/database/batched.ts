interface Queue<Answer> {
  running: Promise<unknown>;
  next?: { keys: Set<string>; answer: Promise<Answer> } | undefined;
}

/**
 * Batches single-key lookups: those that arrive during a query share the next one, so that a rush costs two round trips in all.
 * A caller never gets the result of a query that started before they asked, so everybody sees what was committed before.
 * @param ask one statement for all keys of a group; every caller receives its whole answer. Groups do not wait for each other.
 */
export function batched<Answer>(
  ask: (keys: string[], group: string) => Promise<Answer>,
): (key: string, group?: string) => Promise<Answer> {
  const queues = new Map<string, Queue<Answer>>();

  return (key, group = '') => {
    const queue = queues.get(group) ?? { running: Promise.resolve() };
    if (queue.next === undefined) {
      const keys = new Set<string>();
      const begin = () => {
        queue.next = undefined;
        return ask([...keys], group);
      };
      const answer = queue.running.then(begin, begin);
      queue.next = { keys, answer };
      queue.running = answer;
      queues.set(group, queue);
      const end = () => queue.running === answer && queues.delete(group);
      answer.then(end, end);
    }
    queue.next.keys.add(key);
    return queue.next.answer;
  };
}
