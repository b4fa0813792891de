import { describe, expect, test } from 'vitest';
import { cleanLine, cleanText, firstOf, lengthOf } from '../src/text.ts';
import { namePattern } from '../src/textPatterns.ts';
import { signupSchema } from '../src/forms.ts';

const isName = (text: string) => new RegExp(namePattern, 'u').test(text);
const flagOf = (region: string) =>
  `\u{1F3F4}${[...region].map((letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0))).join('')}\u{E007F}`;

test.each([
  ['Irish, with an apostrophe', 'O’Brien'],
  ['Polish', 'Łukasz'],
  ['decomposed', 'Siobha\u0301n'],
  ['Persian, with a joiner that parts', 'می\u200Cخواهم'],
  ['Kurdish', 'ده\u200Cروازه'],
  ['Hindi, with a half form', 'क्\u200Dष'],
  ['Marathi, with an eyelash ra', 'दर्\u200Dया'],
  ['Bengali, with a joiner before the virama', 'র\u200D্যাব'],
  ['Sinhala', 'ශ්\u200Dරී'],
  ['Malayalam, ending in a chillu', 'രാജന്\u200D'],
  ['Malayalam, with a bare consonant before a space', 'ന്\u200C വീട്'],
  ['Japanese, with an ideographic variant', '葛\u{E0100}城'],
  ['England', `${flagOf('gbeng')} fans`],
  ['Scotland', flagOf('gbsct')],
  ['Wales', flagOf('gbwls')],
  ['a rainbow flag', '🏳\uFE0F\u200D🌈'],
  ['a family', '👨\u200D👩\u200D👧\u200D👦'],
  ['an astronaut', '👩🏽\u200D🚀 Night'],
  ['a heart', '❤\uFE0F Arts'],
  ['a key', '1\uFE0F\u20E3 First'],
])('takes a name that is %s', (_what, name) => {
  expect(isName(name)).toBe(true);
});

test.each([
  ['a zero-width space', 'Astro\u200Bnomy'],
  ['a zero-width space between Arabic letters', 'مح\u200Bمد'],
  ['a joiner between Latin letters', 'Astro\u200Dnomy'],
  ['a non-joiner between Latin letters', 'Astro\u200Cnomy'],
  ['a joiner at the start', '\u200DAstronomy'],
  ['a joiner at the end', 'Astronomy\u200D'],
  ['a joiner at the end of an Arabic word', 'محمد\u200D'],
  ['two joiners', 'می\u200C\u200Cخواهم'],
  ['two joiners after a virama', 'ന്\u200D\u200D'],
  ['a joiner after a consonant at the end', 'क\u200D'],
  ['a joiner that joins an emoji to nothing', '👩\u200D'],
  ['a joiner between an emoji and a letter', '👩\u200Dx'],
  ['a soft hyphen', 'Astro\u00ADnomy'],
  ['a word joiner', 'Astro\u2060nomy'],
  ['a byte order mark', 'Astro\uFEFFnomy'],
  ['an override of direction', 'Astro\u202Enomy'],
  ['an isolate', 'Astro\u2066nomy'],
  ['a mark of direction', 'Astro\u200Fnomy'],
  ['a variation selector after a letter', 'Astro\uFE0Fnomy'],
  ['an ideographic variation selector after a letter', 'Astro\u{E0100}nomy'],
  ['tags without a flag', `Astro\u{E0067}\u{E007F}`],
  ['a flag whose tags do not end', '\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}'],
  ['tags that spell more than a region', flagOf('gbengland')],
  ['half a character', 'Astro\uD800nomy'],
  ['a bell', 'Astro\u0007nomy'],
  ['a vertical tab', 'Astro\vnomy'],
  ['a line break', 'Astro\nnomy'],
  ['nothing', ' '],
])('refuses a name with %s', (_what, name) => {
  expect(isName(name)).toBe(false);
});

test.each([
  'क्\u200D',
  'का\u200D',
  'क',
  'مَ\u200C',
  '❤\uFE0F',
  '葛\u{E0100}',
  'a\u200C',
  '\u093E',
  'م\u200C',
  '👩\u200D',
  '👩\uFE0F',
  '\u{1F3F4}\u{E0067}',
  '0\uFE0F',
])('reads a name of many %j in a time that grows with its length alone', (unit) => {
  const timeOf = (count: number) => {
    const text = `${unit.repeat(count)}\0`;
    const started = Date.now();
    isName(text);
    return Date.now() - started;
  };
  expect(timeOf(40)).toBeLessThan(100);
  expect(timeOf(80_000)).toBeLessThan(500);
});

describe('length', () => {
  const name = (first_name: string) =>
    signupSchema()
      .pick(['first_name'])
      .validate({ first_name })
      .then(({ first_name: taken }) => taken);

  test('counts a decomposed accent with its letter, and an emoji by code points', () => {
    expect(['Siobha\u0301n', '𠮷田', '👩\u200D🚀'].map(lengthOf)).toEqual([7, 2, 3]);
  });

  test('is the same in forms and on the server, after composing accents', async () => {
    await expect(name('a\u0301'.repeat(20))).resolves.toBe('á'.repeat(20));
    await expect(name('𠮷'.repeat(20))).resolves.toBe('𠮷'.repeat(20));
    await expect(name('𠮷'.repeat(21))).rejects.toThrow('Maximum length is 20 characters');
  });
});

test.each([
  ['a\vb\fc\u0085d\u2028e\u2029f', 'a\nb\nc\nd\ne\nf', 'a b c d e f'],
  ['a\r\nb\rc', 'a\nb\nc', 'a b c'],
  ['a\tb', 'a\tb', 'a b'],
  ['\u0000a\u0007\u001b[0mb\u007f\u0090', 'a[0mb', 'a[0mb'],
  ['\uFEFFa\uFFFF\uD800b', 'ab', 'ab'],
  ['cafe\u0301', 'café', 'café'],
  ['ی\u200Cخ 👩\u200D🚀', 'ی\u200Cخ 👩\u200D🚀', 'ی\u200Cخ 👩\u200D🚀'],
])('cleans %j', (raw, text, line) => {
  expect([cleanText(raw), cleanLine(raw)]).toEqual([text, line]);
});

test.each([
  ['stars', 3, 'sta'],
  ['🔭🔭🔭', 2, '🔭🔭'],
  ['🔭🔭', 2, '🔭🔭'],
  ['e\u0301e\u0301e\u0301', 2, 'éé'],
  ['', 2, ''],
] as const)('of %s the first %d characters are %s, as they are counted', (text, count, first) => {
  expect(firstOf(text, count)).toBe(first);
  expect(lengthOf(first)).toBeLessThanOrEqual(count);
});
