import { describe, expect, it } from 'vitest';
import { findGuests, mostMatches } from './door.ts';
import { doorGuests } from './door.fixture.ts';

const found = (search: string) => findGuests(doorGuests, search).map(({ last_name }) => last_name);

describe('finding somebody at the door', () => {
  it('takes the beginnings of names in any order, and an ID', () => {
    expect(found('leo')).toEqual(['Castellanos']);
    expect(found('cast le')).toEqual(['Castellanos']);
    expect(found('10000031')).toEqual(['Castellanos']);
  });
  it('ignores accents and case', () => expect(found('ZOE')).toEqual(['Brontë']));
  it('shows nobody for one letter, and few for two', () => {
    expect(found('l')).toEqual([]);
    expect(found('10').length).toBe(mostMatches);
  });
  it('finds no name that only contains the text', () => expect(found('stella')).toEqual([]));
});
