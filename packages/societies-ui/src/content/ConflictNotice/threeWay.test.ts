import { expect, test } from 'vitest';
import { differences, onTop } from './threeWay.ts';

const base = { name: 'Walk', venue: 'Gate', places: 10, rights: [1, 2] };

test("a field changed by somebody else is named, with the reader's own text", () => {
  const mine = { ...base, name: 'Moon walk', places: 20 };
  const theirs = { ...base, name: 'Night walk', venue: 'Bridge' };
  expect(differences(base, mine, theirs)).toEqual([
    { field: 'name', theirs: 'Night walk', mine: 'Moon walk' },
    { field: 'venue', theirs: 'Bridge', mine: undefined },
  ]);
});

test('equal numbers, lists and edits are no differences', () => {
  const typed = { ...base, places: '10' as unknown as number, rights: [1, 2], name: 'Night walk' };
  expect(differences(base, typed, { ...base, rights: [1, 2] })).toEqual([]);
  expect(differences(base, typed, { ...base, name: 'Night walk' })).toEqual([
    { field: 'name', theirs: 'Night walk', mine: undefined },
  ]);
});

test("the reader's fields replace theirs, and the rest is kept", () => {
  const mine = { ...base, name: 'Moon walk', rights: [1] };
  const theirs = { ...base, name: 'Night walk', venue: 'Bridge' };
  expect(onTop(base, mine, theirs)).toEqual({
    name: 'Moon walk',
    venue: 'Bridge',
    places: 10,
    rights: [1],
  });
});
