import { seededRandom } from 'societies-contract/art';

/** A random source with the same results on every machine. */
export interface Chance {
  /** A number in [0, 1). */
  next(): number;
  /** An integer from `low` to `high` inclusive. */
  between(low: number, high: number): number;
  /** Draws `count` items without replacement, by weight. */
  sample<T>(items: readonly T[], count: number, weight?: (item: T) => number): T[];
}

export function chance(seed: string): Chance {
  const next = seededRandom(seed);
  return {
    next,
    between: (low, high) => low + Math.floor(next() * (high - low + 1)),
    // Weighted sampling by Efraimidis and Spirakis: the largest u^(1/weight) win.
    sample: (items, count, weight = () => 1) =>
      items
        .map((item) => ({ item, rank: Math.log(next() || Number.MIN_VALUE) / weight(item) }))
        .sort((one, other) => other.rank - one.rank)
        .slice(0, count)
        .map(({ item }) => item),
  };
}
