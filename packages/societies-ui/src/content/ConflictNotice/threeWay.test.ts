import { expect, test } from 'vitest';
import { differences, onTop } from './threeWay.ts';

const base = { name: 'Walk', venue: 'Gate', places: 10, rights: [1, 2] };

test('what somebody else changed is named, with what the reader wrote there', () => {
  const mine = { ...base, name: 'Moon walk', places: 20 };
  const theirs = { ...base, name: 'Night walk', venue: 'Bridge' };
  expect(differences(base, mine, theirs)).toEqual([
    { field: 'name', theirs: 'Night walk', mine: 'Moon walk' },
    { field: 'venue', theirs: 'Bridge', mine: undefined },
  ]);
});

test('a number as it is typed, lists of the same and both writing the same are no differences', () => {
  const typed = { ...base, places: '10' as unknown as number, rights: [1, 2], name: 'Night walk' };
  expect(differences(base, typed, { ...base, rights: [1, 2] })).toEqual([]);
  expect(differences(base, typed, { ...base, name: 'Night walk' })).toEqual([
    { field: 'name', theirs: 'Night walk', mine: undefined },
  ]);
});

test('what the reader wrote goes on top, and the rest stays theirs', () => {
  const mine = { ...base, name: 'Moon walk', rights: [1] };
  const theirs = { ...base, name: 'Night walk', venue: 'Bridge' };
  expect(onTop(base, mine, theirs)).toEqual({
    name: 'Moon walk',
    venue: 'Bridge',
    places: 10,
    rights: [1],
  });
});
