import { availableParallelism } from 'node:os';
import { busy, tooMany } from '../errors.ts';

/** Parallel decodings: leaves one core for everything else. */
const decodings = Math.max(1, Math.min(2, availableParallelism() - 1));
/** Number of waiting decodings: of all, and of one person. */
const mostWaiting = 64;
const mostOfOne = 20;
/** Milliseconds that a decoding may wait before a 503. */
const longestWait = 20_000;

/** The waiting work of one person, first come first served. */
interface Line {
  waiting: Set<() => void>;
  /** When they had their last turn, counted in turns. */
  lastTurn: number;
}

let running = 0;
let turns = 0;
const lines = new Map<string, Line>();

const waitingOf = () => [...lines.values()].reduce((sum, { waiting }) => sum + waiting.size, 0);
const tooBusy = () => busy('Too many pictures are being uploaded. Please try again.', 5);

/** Number of running and waiting decodings. */
export const decodingLoad = () => ({ running, waiting: waitingOf() });

/** Waits for a free slot. */
function turnOf(person: string): Promise<void> {
  const line = lines.get(person) ?? { waiting: new Set(), lastTurn: 0 };
  if (line.waiting.size >= mostOfOne) throw tooMany(5);
  if (waitingOf() >= mostWaiting) throw tooBusy();
  lines.set(person, line);
  return new Promise((resolve, reject) => {
    const leave = () => {
      clearTimeout(timer);
      line.waiting.delete(go);
      if (line.waiting.size === 0) lines.delete(person);
    };
    const go = () => {
      turns += 1;
      line.lastTurn = turns;
      leave();
      resolve();
    };
    const timer = setTimeout(() => {
      leave();
      reject(tooBusy());
    }, longestWait);
    line.waiting.add(go);
  });
}

/** The next work: of whoever's last turn is longest ago, or who had none while others waited. */
function nextInTurn(): (() => void) | undefined {
  const [first] = [...lines.values()].sort((one, other) => one.lastTurn - other.lastTurn);
  const [go] = first?.waiting ?? [];
  return go;
}

/**
 * Runs CPU-heavy work, of which only some runs at a time. People take turns, so that nobody waits for all that another sends.
 * @param person whose work it is.
 * @throws 429 if too much of theirs waits; 503 if too much of everybody's does, or for too long.
 */
export async function inTurn<Result>(person: string, work: () => Promise<Result>): Promise<Result> {
  if (running < decodings) running += 1;
  else await turnOf(person);
  try {
    return await work();
  } finally {
    const next = nextInTurn();
    // Passes the slot on directly, so that no newcomer takes it.
    if (next) next();
    else running -= 1;
  }
}
