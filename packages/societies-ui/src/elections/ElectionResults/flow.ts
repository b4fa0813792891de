import type { CountedRound } from 'societies-contract';
import { gainOf } from './count.ts';

/** Key of the ballots that name nobody who is left. */
export const exhaustedKey = -1;

/** A candidate's ballots in one round, as a bar. Lengths in pixels of the drawing. */
export interface FlowNode {
  id: number;
  round: number;
  x: number;
  y: number;
  height: number;
  count: number;
  /** Undefined in the first round. */
  gain: number | undefined;
}

/** Ballots between two rounds, as a band from the end of one bar to the start of another. */
export interface FlowBand {
  /** Whose ballots they were, which colours the band. */
  id: number;
  round: number;
  from: { x: number; y: number };
  to: { x: number; y: number };
  height: number;
  /** `stays` with the same candidate, or `moves` to its next choice, or to nobody. */
  kind: 'stays' | 'moves';
}

export interface Flow {
  width: number;
  height: number;
  nodes: readonly FlowNode[];
  bands: readonly FlowBand[];
}

/** Measures of the drawing in pixels. */
export const flowSize = {
  names: 200,
  round: 172,
  bar: 12,
  counts: 120,
  head: 64,
  gap: 10,
  /** A line of text fits beside the smallest bar. */
  leastRow: 20,
  /** The bars of all ballots. */
  ballots: 320,
} as const;

/**
 * Lays a count out: for each round a bar a candidate, and bands that show where the ballots go.
 * @param order ids of the candidates, from top to bottom; the exhausted ballots stand below them.
 */
export function layOut(rounds: readonly CountedRound[], order: readonly number[]): Flow {
  const first = rounds[0];
  const all = first
    ? Object.values(first.counts).reduce((sum, count) => sum + count, 0) + first.exhausted
    : 0;
  const scale = all > 0 ? flowSize.ballots / all : 0;
  const nodes: FlowNode[] = [];
  let height: number = flowSize.head;
  rounds.forEach((round, index) => {
    let y: number = flowSize.head;
    for (const id of [...order, exhaustedKey]) {
      const isExhausted = id === exhaustedKey;
      const count = isExhausted ? round.exhausted : round.counts[id];
      if (count === undefined || (isExhausted && count === 0)) continue;
      const bar = Math.max(2, count * scale);
      const row = Math.max(flowSize.leastRow, bar);
      const before = rounds[index - 1];
      nodes.push({
        id,
        round: index,
        x: flowSize.names + index * flowSize.round,
        y: y + (row - bar) / 2,
        height: bar,
        count,
        gain: isExhausted ? before && count - before.exhausted : gainOf(rounds, index, id),
      });
      y += row + flowSize.gap;
    }
    height = Math.max(height, y);
  });

  const nodeOf = (round: number, id: number) => nodes.find((node) => node.round === round && node.id === id);
  const bands: FlowBand[] = [];
  rounds.forEach((round, index) => {
    const source = round.eliminated === null ? undefined : nodeOf(index, round.eliminated);
    let left = source?.y ?? 0;
    for (const target of nodes.filter((node) => node.round === index + 1)) {
      const own = nodeOf(index, target.id);
      const gained = Math.max(0, target.gain ?? 0);
      const gainedHeight = gained * scale;
      const isBelow = source !== undefined && source.y < (own ?? target).y;
      if (own)
        bands.push({
          id: target.id,
          round: index,
          from: { x: own.x + flowSize.bar, y: own.y },
          to: { x: target.x, y: target.y + (isBelow ? gainedHeight : 0) },
          height: own.count * scale,
          kind: 'stays',
        });
      if (source && gained > 0) {
        bands.push({
          id: source.id,
          round: index,
          from: { x: source.x + flowSize.bar, y: left },
          to: { x: target.x, y: target.y + (isBelow ? 0 : (own?.count ?? 0) * scale) },
          height: gainedHeight,
          kind: 'moves',
        });
        left += gainedHeight;
      }
    }
  });
  return {
    width: flowSize.names + Math.max(0, rounds.length - 1) * flowSize.round + flowSize.bar + flowSize.counts,
    height,
    nodes,
    bands,
  };
}

/** The outline of a band as an SVG path. */
export function outlineOf({ from, to, height }: FlowBand): string {
  const middle = (from.x + to.x) / 2;
  const curve = (a: { x: number; y: number }, b: { x: number; y: number }) =>
    `C${middle} ${a.y} ${middle} ${b.y} ${b.x} ${b.y}`;
  const under = (point: { x: number; y: number }) => ({ x: point.x, y: point.y + height });
  return [
    `M${from.x} ${from.y}`,
    curve(from, to),
    `L${to.x} ${to.y + height}`,
    curve(under(to), under(from)),
    'Z',
  ].join('');
}
