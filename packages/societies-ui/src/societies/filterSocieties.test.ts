import { describe, expect, it } from 'vitest';
import { filterSocieties, sortSocieties } from './filterSocieties.ts';
import { societies } from './societies.fixture.ts';

const names = (list: readonly { name: string }[]) => list.map(({ name }) => name);

describe('filterSocieties', () => {
  it('shows all without a filter', () => {
    expect(filterSocieties(societies, { search: '  ', categories: [] })).toEqual(societies);
  });
  it('finds in names and descriptions, regardless of case and accents', () => {
    expect(names(filterSocieties(societies, { search: 'JÁZZ', categories: [] }))).toEqual(['Jazz Orchestra']);
    expect(names(filterSocieties(societies, { search: 'beehive', categories: [] }))).toEqual(['Gardeners']);
  });
  it('keeps societies of any chosen category that also match the text', () => {
    expect(names(filterSocieties(societies, { search: '', categories: [5, 6] }))).toEqual([
      'Astronomy Society',
      'Chess Club',
    ]);
    expect(names(filterSocieties(societies, { search: 'chess', categories: [6] }))).toEqual([]);
  });
});

describe('sortSocieties', () => {
  it('returns the list unchanged without a key, and never mutates it', () => {
    const before = [...societies];
    expect(sortSocieties(societies, null)).toEqual(before);
    sortSocieties(societies, '-name');
    expect(societies).toEqual(before);
  });
  it.each([
    ['name', 'Astronomy Society', 'Swahili Circle'],
    ['-name', 'Swahili Circle', 'Astronomy Society'],
    ['members', 'Swahili Circle', 'Climbing & Mountaineering'],
    ['-members', 'Climbing & Mountaineering', 'Swahili Circle'],
    ['creation_date', 'Rowing Club', 'Swahili Circle'],
    ['-creation_date', 'Swahili Circle', 'Rowing Club'],
  ] as const)('by %s', (sort, first, last) => {
    const sorted = names(sortSocieties(societies, sort));
    expect([sorted[0], sorted.at(-1)]).toEqual([first, last]);
  });
  it('is stable in both directions', () => {
    const equal = societies.slice(0, 3).map((society) => ({ ...society, member_count: 5 }));
    expect(names(sortSocieties(equal, 'members'))).toEqual(names(equal));
    expect(names(sortSocieties(equal, '-members'))).toEqual(names(equal));
  });
});
