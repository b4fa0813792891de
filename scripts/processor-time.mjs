/** Processor seconds of each step of `npm test`, browsers and servers among them, as Linux counts them in /proc. */
import { readFileSync, readdirSync } from 'node:fs';

const ticksPerSecond = 100;
/** Milliseconds between two readings: what a process takes after its last one is lost. */
const interval = 250;

/**
 * @typedef {object} Process
 * @property {number} parent
 * @property {string} key that no later process with the same number has
 * @property {number} seconds
 */

/**
 * @param {string} pid
 * @returns {Process | undefined} undefined when it has just ended
 */
function read(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // Its name, in parentheses, may have spaces.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return {
      parent: Number(fields[1]),
      key: `${pid} ${fields[19]}`,
      seconds: (Number(fields[11]) + Number(fields[12])) / ticksPerSecond,
    };
  } catch {
    return undefined;
  }
}

/**
 * Counts from now on. A process belongs to the step of its parent; other descendants of this process belong to `otherwise`.
 * @param {string} otherwise
 * @returns {{ begin: (step: string, pid: number | undefined) => void, of: (step: string) => number | undefined }} where there is
 *   no /proc, `of` is undefined
 */
export function countProcessorTime(otherwise) {
  /** @type {Map<number, string>} */
  const steps = new Map([[process.pid, otherwise]]);
  /** @type {Map<string, { step: string, seconds: number }>} */
  const processes = new Map();
  const look = () => {
    for (const pid of readdirSync('/proc')) {
      const found = /^\d+$/.test(pid) ? read(pid) : undefined;
      if (!found) continue;
      // Chromium's processes outlive their parents.
      const step = processes.get(found.key)?.step ?? steps.get(Number(pid)) ?? steps.get(found.parent);
      if (step === undefined) continue;
      steps.set(Number(pid), step);
      processes.set(found.key, { step, seconds: found.seconds });
    }
  };
  if (process.platform === 'linux') setInterval(look, interval).unref();
  return {
    begin: (step, pid) => pid !== undefined && steps.set(pid, step),
    of: (step) => {
      if (process.platform !== 'linux') return undefined;
      look();
      return [...processes.values()].reduce((sum, one) => sum + (one.step === step ? one.seconds : 0), 0);
    },
  };
}
