import { describe, expect, it } from 'vitest';
import { exampleLinks, exampleSocieties } from './exampleSky.ts';
import { placeSky, skyLayouts } from './placeSky.ts';

const layouts = Object.entries(skyLayouts);

describe('placeSky', () => {
  it('draws the same sky from the same data', () => {
    expect(placeSky(exampleSocieties, exampleLinks, skyLayouts.wide)).toEqual(
      placeSky([...exampleSocieties].reverse(), [...exampleLinks].reverse(), skyLayouts.wide),
    );
  });

  it('joins only societies that share members', () => {
    const [first, second, third] = exampleSocieties;
    if (!first || !second || !third) throw new Error('the example has societies');
    const sky = placeSky(
      [first, second, third],
      [{ from: first.id, to: second.id, shared: 4 }],
      skyLayouts.wide,
    );
    expect(sky.stars).toHaveLength(3);
    for (const { from, to } of sky.lines)
      expect([from.id, to.id].sort()).toEqual([first.id, second.id].sort());
  });

  it('puts societies that share members beside each other', () => {
    const societies = exampleSocieties
      .slice(0, 3)
      .map((society, index) => ({ ...society, member_count: 30 - index }));
    const [first, , third] = societies;
    if (!first || !third) throw new Error('the example has societies');
    const { lines } = placeSky(societies, [{ from: first.id, to: third.id, shared: 9 }], skyLayouts.phone);
    expect(lines).toHaveLength(1);
  });

  it('shows the largest first where there is no room for all, and none where there are none', () => {
    const sky = placeSky(exampleSocieties, [], skyLayouts.phone);
    const shown = new Set(sky.stars.map(({ id }) => id));
    const least = Math.min(...sky.stars.map((star) => star.member_count));
    expect(shown.size).toBe(7);
    for (const { id, member_count } of exampleSocieties)
      if (!shown.has(id)) expect(member_count).toBeLessThanOrEqual(least);
    expect(placeSky([], [], skyLayouts.wide).stars).toEqual([]);
  });

  it.each(layouts)('%s: keeps stars, lines and dust out of the words', (_, layout) => {
    const { stars, lines, dust } = placeSky(exampleSocieties, exampleLinks, layout);
    const inside = ({ x, y }: { x: number; y: number }) =>
      layout.clearings.some(([left, top, right, bottom]) => x > left && x < right && y > top && y < bottom);
    expect(lines.length).toBeGreaterThan(stars.length / 2);
    for (const point of [...stars, ...dust]) expect(inside(point)).toBe(false);
    for (const { from, to } of lines)
      for (let step = 0; step <= 40; step++) {
        const point = {
          x: from.x + ((to.x - from.x) * step) / 40,
          y: from.y + ((to.y - from.y) * step) / 40,
        };
        expect(inside(point), `${from.name} to ${to.name}`).toBe(false);
      }
  });
});
