import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pageEntries } from './pages.ts';

it.each([
  [1, 4, [1, 2, 3, 4]],
  [1, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 20, [1, 2, 3, 4, 5, 'gap', 20]],
  [4, 20, [1, 2, 3, 4, 5, 'gap', 20]],
  [10, 20, [1, 'gap', 9, 10, 11, 'gap', 20]],
  [17, 20, [1, 'gap', 16, 17, 18, 19, 20]],
])('page %i of %i', (page, count, entries) => {
  expect(pageEntries(page, count)).toEqual(entries);
});

it('always shows first, current and last, never more than seven places, and no gap for one page', () => {
  const pages = fc
    .integer({ min: 1, max: 1_000 })
    .chain((count) => fc.tuple(fc.integer({ min: 1, max: count }), fc.constant(count)));
  fc.assert(
    fc.property(pages, ([page, count]) => {
      const entries = pageEntries(page, count);
      expect(entries.length).toBe(Math.min(7, count));
      expect(entries).toEqual(expect.arrayContaining([1, page, count]));
      entries.forEach((entry, index) => {
        if (entry === 'gap') {
          expect((entries[index + 1] as number) - (entries[index - 1] as number)).toBeGreaterThan(2);
        }
      });
    }),
  );
});
