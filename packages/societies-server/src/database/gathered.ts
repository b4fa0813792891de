/**
 * Turns a question about many keys into one that is asked a key at a time: those that are asked while a question is under way
 * are gathered into the next one, so that a rush costs two round trips and not one a caller. Nobody is given an answer to a
 * question that was asked before they came, so everybody sees what was committed before they asked.
 * @param ask one statement about all the keys; every caller is given its whole answer.
 */
export function gathered<Answer>(ask: (keys: string[]) => Promise<Answer>): (key: string) => Promise<Answer> {
  let running: Promise<unknown> | undefined;
  let next: { keys: Set<string>; answer: Promise<Answer> } | undefined;
  return (key) => {
    if (next === undefined) {
      const keys = new Set<string>();
      const begin = () => {
        next = undefined;
        const answer = ask([...keys]);
        running = answer;
        const done = () => {
          if (running === answer) running = undefined;
        };
        answer.then(done, done);
        return answer;
      };
      const turn = running ?? Promise.resolve();
      next = { keys, answer: turn.then(begin, begin) };
    }
    next.keys.add(key);
    return next.answer;
  };
}
