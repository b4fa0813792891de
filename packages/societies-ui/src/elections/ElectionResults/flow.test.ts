import { describe, expect, it } from 'vitest';
import { countedPresident, electionResults } from '../elections.fixture.ts';
import { inOrder, lastRoundOf } from './count.ts';
import { exhaustedKey, flowSize, layOut, outlineOf } from './flow.ts';

const order = inOrder(countedPresident, true).map(({ id }) => id);
const flow = layOut(countedPresident.rounds, order);
const scale = flowSize.ballots / 140;

describe('the drawing of a count', () => {
  it('has a bar for each candidate who is still in, and for exhausted ballots once there are some', () => {
    const idsOf = (round: number) => flow.nodes.filter((node) => node.round === round).map(({ id }) => id);
    expect(idsOf(0)).toEqual([1, 2, 3, 4, 0]);
    expect(idsOf(1)).toEqual([1, 2, 3, 4, exhaustedKey]);
    expect(idsOf(3)).toEqual([1, 2, exhaustedKey]);
  });

  it('moves every ballot of whoever goes', () => {
    const moved = [0, 1, 2].map((round) =>
      flow.bands
        .filter((band) => band.kind === 'moves' && band.round === round)
        .reduce((sum, { height }) => sum + height, 0),
    );
    [8, 17, 35].forEach((ballots, index) => expect(moved[index]).toBeCloseTo(ballots * scale));
  });

  it('fills the bar of each later round with the bands that lead there', () => {
    for (const node of flow.nodes.filter(({ round }) => round > 0)) {
      const into = flow.bands.filter(({ to, round }) => round === node.round - 1 && to.x === node.x);
      const own = into.filter(({ to }) => to.y >= node.y - 1e-6 && to.y < node.y + node.height);
      expect(own.reduce((sum, { height }) => sum + height, 0)).toBeCloseTo(node.count * scale);
    }
  });

  it('keeps the bars of a round apart', () => {
    for (const round of [0, 1, 2, 3]) {
      const nodes = flow.nodes.filter((node) => node.round === round);
      nodes.slice(1).forEach((node, index) => {
        const above = nodes[index];
        expect(node.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0));
      });
    }
  });

  it('draws no band where there is one round, and no bar where nobody voted', () => {
    expect(layOut([], []).nodes).toEqual([]);
    const empty = layOut([{ counts: { 1: 0 }, eliminated: null, exhausted: 0, tie: null }], [1]);
    expect(empty.nodes.map(({ height }) => height)).toEqual([2]);
    expect(empty.bands).toEqual([]);
  });

  it('outlines each band as one closed path', () => {
    for (const band of flow.bands) expect(outlineOf(band)).toMatch(/^M[^M]*Z$/);
  });
});

describe('what a count says', () => {
  it('puts candidates in the order of their first preferences', () => {
    expect(order).toEqual([1, 2, 3, 4, 0]);
    const treasurer = electionResults.roles[2] ?? countedPresident;
    expect(inOrder(treasurer, true).map(({ id }) => id)).toEqual([9, 12, 0]);
  });

  it('says the part of the winner in the last round', () => {
    expect(lastRoundOf(countedPresident)).toEqual({ votes: 131, own: 72, share: 72 / 131 });
    expect(lastRoundOf({ rounds: [], winner: null })).toEqual({ votes: 0, own: 0, share: 0 });
  });
});
