import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readNumber, writeNumber, type NumberKind } from '../src/numbers.ts';

describe('a number is read as people write it', () => {
  const inBoth: [string, number][] = [
    ['12,50', 12.5],
    ['12.50', 12.5],
    ['7,99', 7.99],
    ['£12.50', 12.5],
    ['£ 12.50', 12.5],
    ['12,50 €', 12.5],
    ['12,50\u00a0€', 12.5],
    ['12.50GBP', 12.5],
    ['EUR 12,50', 12.5],
    ['12,50 Euro', 12.5],
    ['US$12.50', 12.5],
    ['1.250,00', 1250],
    ['1,250.00', 1250],
    ['1 250,00', 1250],
    ['1\u202f250,00 €', 1250],
    ["1'250.00", 1250],
    ['1’250.00', 1250],
    ['1.250.000', 1_250_000],
    ['1,250,000', 1_250_000],
    ['1,25,000.00', 125_000],
    ['١٢٫٥٠', 12.5],
    ['۱۲٫۵۰', 12.5],
    ['١٬٢٥٠٫٥٠', 1250.5],
    ['१२.५०', 12.5],
    ['１２．５０', 12.5],
    ['１２，５０', 12.5],
    ['£１,２５０.００', 1250],
    ['  12.5  ', 12.5],
    ['\u200f12.5', 12.5],
    ['12,-', 12],
    ['12,–', 12],
    ['12.', 12],
    [',5', 0.5],
    ['0.125', 0.125],
    ['1250,125', 1250.125],
    ['0', 0],
    ['-5', -5],
    ['−5', -5],
    ['-£5', -5],
    ['£-5', -5],
    ['1250', 1250],
  ];
  test.each(inBoth)('%j is %d in English and in German', (written, value) => {
    expect(readNumber(written, 'number', 'en-GB')).toBe(value);
    expect(readNumber(written, 'number', 'de')).toBe(value);
  });

  const byLocale: [string, NumberKind, string, ReturnType<typeof readNumber>][] = [
    ['1,250', 'money', 'en-GB', 1250],
    ['1.250', 'money', 'de', 1250],
    ['1 250', 'money', 'fr', 1250],
    ['1,250', 'hours', 'de', 1.25],
    ['1.250', 'hours', 'en', 1.25],
    // No amount has three decimals, so that it is asked for.
    ['1.250', 'money', 'en-GB', { unclear: [1250, 1.25] }],
    ['1,250', 'money', 'de', { unclear: [1250, 1.25] }],
    ['1.250', 'money', 'fr', { unclear: [1250, 1.25] }],
    // Nobody counts in thousandths.
    ['1.250', 'count', 'en-GB', 1250],
    ['1,250', 'count', 'de', 1250],
    ['2.5', 'count', 'en-GB', 2.5],
  ];
  test.each(byLocale)('%j as %s in %s is %j', (written, kind, locale, value) => {
    expect(readNumber(written, kind, locale)).toEqual(value);
  });

  test.each<[string, number]>([
    ['1:30', 1.5],
    ['0:45', 0.75],
    ['1：30', 1.5],
    ['١:٣٠', 1.5],
    ['1,5', 1.5],
    ['1.5', 1.5],
    ['1.5 hours', 1.5],
    ['1,5 Stunden', 1.5],
    ['1,5 Std.', 1.5],
    ['2h', 2],
    ['1h30', 1.5],
    ['1 h 30 min', 1.5],
    ['1 Std. 30 Min.', 1.5],
    ['90 min', 1.5],
    ['90 Minuten', 1.5],
    ['90m', 1.5],
    ['45', 45],
  ])('%j is %d hours', (written, value) => {
    for (const locale of ['en-GB', 'de']) expect(readNumber(written, 'hours', locale)).toBe(value);
  });

  test.each([
    '',
    ' ',
    'abc',
    '12 50',
    '1 2 3',
    '1,2,3',
    '12.50,00',
    '1,250.00.1',
    '12²',
    '1e5',
    '½',
    '5p',
    '1..2',
    '--5',
    '1:75',
    '.',
    '£',
    '12 £ 5',
    '1-2',
    'Infinity',
    '9'.repeat(41),
  ])('%j is no number', (written) => {
    for (const kind of ['number', 'count', 'money', 'hours'] as const) {
      expect(readNumber(written, kind)).toBeUndefined();
    }
  });

  test('a written number is read as the same', () => {
    const places = fc.constantFrom('en-GB', 'de', 'fr', 'de-CH', 'ar-EG');
    fc.assert(
      fc.property(fc.nat(1_000_000), places, (pence, locale) => {
        expect(readNumber(writeNumber(pence / 100, 'money', locale), 'money', locale)).toBe(pence / 100);
        expect(readNumber(writeNumber(pence, 'count', locale), 'count', locale)).toBe(pence);
      }),
    );
    fc.assert(
      fc.property(fc.integer({ min: 30, max: 20_160 }), places, (all, locale) => {
        expect(readNumber(writeNumber(all / 60, 'hours', locale), 'hours', locale)).toBeCloseTo(all / 60, 9);
      }),
    );
  });
});
