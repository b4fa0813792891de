import { describe, expect, test } from 'vitest';
import { dayOf } from './dayOf.ts';

describe('the day that a cell names', () => {
  test('depends on whether the day or the month comes first', () => {
    expect(dayOf('03/10/2025', 'day_first')).toBe('2024-10-03');
    expect(dayOf('03/10/2025', 'month_first')).toBe('2024-03-10');
  });

  test('is found before a time, and with points or dashes', () => {
    expect(dayOf('3.4.25 18:30', 'day_first')).toBe('2024-04-03');
    expect(dayOf('03-04-2025', 'month_first')).toBe('2024-03-04');
  });

  test('is none where there is no such day', () => {
    expect(dayOf('31/02/2025', 'day_first')).toBeUndefined();
    expect(dayOf('12/31/2025', 'day_first')).toBeUndefined();
    expect(dayOf('next week', 'day_first')).toBeUndefined();
  });
});
