import { describe, expect, test } from 'vitest';
import { fold, foundIn, holds, initialsOf } from '../src/folding.ts';

test.each([
  ['Siobhán', 'siobhan', true],
  ['Siobha\u0301n', 'siobhán', true],
  ['O’Brien', "O'Brien", true],
  ['O’Brien', 'obrien', true],
  ["O'Brien", 'O’Brien', true],
  ['Łukasz', 'lukasz', true],
  ['Lukasz', 'łukasz', true],
  ['Søren Ærø', 'soren aero', true],
  ['Weißmüller', 'weissmuller', true],
  ['WEISS', 'weiß', true],
  ['Đorđe', 'dorde', true],
  ['Þóra', 'thora', true],
  ['İpek Yıldız', 'ipek yildiz', true],
  ['Ｆｕｌｌ Ｗｉｄｔｈ', 'full width', true],
  ['Γιώργος', 'ΓΙΩΡΓΟΣ', true],
  ['علي', 'علی', true],
  ['كريم', 'کریم', true],
  ['می\u200Cخواهم', 'میخواهم', true],
  ['مُحَمَّد', 'محمد', true],
  ['Anne-Marie Smith', 'anne marie', true],
  ['Mary Smith', 'smith mary', true],
  ['Mary Smith', 'Smith, Mary', true],
  ['Mary Smith', 'smith john', false],
  ['Model United Nations', 'MUN', true],
  ['Society of Women in Engineering', 'WE', true],
  ['Debating', 'D', true],
  ['Model United Nations', 'MUX', false],
  ['C# Programming', 'c#', true],
  ['C Programming', 'c#', false],
  ['C++ Programming', 'c++', true],
  ['C Programming', 'c++', false],
  ['हिन्दी', 'हिन्दी', true],
  ['Anything', '', true],
])('of %s, %j finds it: %s', (text, asked, found) => {
  expect(holds(text, asked)).toBe(found);
});

describe('folding', () => {
  test('keeps characters that are not accents', () => {
    expect(fold('100% _ C# 天文 हिन्दी')).toBe('100% _ c# 天文 हिन्दी');
  });

  test('is the same when folded twice', () => {
    for (const text of ['Łukasz', 'Straße', 'İstanbul', 'ΣΑΣ', 'كريم'])
      expect(fold(fold(text))).toBe(fold(text));
  });

  test('gives initials to names of several words only', () => {
    expect(initialsOf('Model United Nations Society')).toEqual(['mun', 'muns']);
    expect(initialsOf('Chess')).toEqual([]);
  });
});

test.each([
  ['What’s on', "what's", [0, 6]],
  ['What’s on', 'whats', [0, 6]],
  ['Łódź Café', 'lodz', [0, 4]],
  ['Łódź Café', 'cafe', [5, 9]],
  ['cafe\u0301s', 'cafe', [0, 5]],
  ['Grußworte', 'gruss', [0, 4]],
  ['Überblick', 'uber', [0, 4]],
  ['Æthelflæd', 'aethel', [0, 5]],
  ['𝔖ky', 'sk', [0, 3]],
  ['Notices', 'posts', undefined],
  ['Notices', '  ', undefined],
] as const)('says where %s holds %s', (text, asked, range) => {
  expect(foundIn(text, asked)).toEqual(range);
});
