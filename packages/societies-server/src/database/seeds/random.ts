import { seededRandom } from 'societies-contract/art';

/** Choices that are the same on every machine. */
export interface Chance {
  /** In [0, 1). */
  next(): number;
  /** A whole number from `low` to `high`, both included. */
  between(low: number, high: number): number;
  /** `count` of the items, each as likely as its weight says. */
  sample<T>(items: readonly T[], count: number, weight?: (item: T) => number): T[];
}

export function chance(seed: string): Chance {
  const next = seededRandom(seed);
  return {
    next,
    between: (low, high) => low + Math.floor(next() * (high - low + 1)),
    // Efraimidis and Spirakis: the largest u^(1/weight) win.
    sample: (items, count, weight = () => 1) =>
      items
        .map((item) => ({ item, rank: Math.log(next() || Number.MIN_VALUE) / weight(item) }))
        .sort((one, other) => other.rank - one.rank)
        .slice(0, count)
        .map(({ item }) => item),
  };
}
