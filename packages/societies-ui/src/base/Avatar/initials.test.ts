import { describe, expect, it } from 'vitest';
import { initialsOf, numberOf } from './initials.ts';

describe('initialsOf', () => {
  it.each([
    ['Chess Club', 'CC'],
    ['Astronomy', 'AS'],
    ['Climbing & Mountaineering', 'CL'],
    ['  jazz   orchestra ', 'JO'],
    ['Øyvind Åse', 'ØÅ'],
    ['🎻 Strings', '🎻S'],
    ['', ''],
  ])('%j → %j', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});

describe('numberOf', () => {
  it('is stable, in range, and uses every number', () => {
    const numbers = Array.from({ length: 400 }, (_, index) => numberOf(`Person ${index}`, 8));
    expect(new Set(numbers)).toEqual(new Set([0, 1, 2, 3, 4, 5, 6, 7]));
    expect(numberOf('Mira Voss', 8)).toBe(numberOf('Mira Voss', 8));
  });
});
