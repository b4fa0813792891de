import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clockOf, instantOf } from './clock.ts';

describe('the clock of a time zone', () => {
  it('shows an instant as people there read it', () => {
    expect(clockOf('2026-12-13T18:00:00Z', 'Europe/London')).toEqual({ date: '2026-12-13', time: '18:00' });
    expect(clockOf('2026-07-01T23:30:00Z', 'Europe/London')).toEqual({ date: '2026-07-02', time: '00:30' });
    expect(clockOf('2026-12-13T18:00:00Z', 'Asia/Kolkata')).toEqual({ date: '2026-12-13', time: '23:30' });
  });

  it('converts back to the same instant', () => {
    const zones = ['Europe/London', 'America/St_Johns', 'Asia/Kolkata', 'Pacific/Apia', 'UTC', undefined];
    fc.assert(
      fc.property(
        fc.integer({ min: Date.UTC(2020, 0) / 60_000, max: Date.UTC(2035, 0) / 60_000 }),
        fc.constantFrom(...zones),
        (minute, zone) => {
          const shown = clockOf(new Date(minute * 60_000), zone);
          const back = instantOf(shown, zone);
          expect(clockOf(back, zone)).toEqual(shown);
          // The hour that clocks show twice is the only one that may come back as another.
          expect([0, 30, 60]).toContain(Math.abs(minute - Date.parse(back) / 60_000));
        },
      ),
    );
  });

  it('reads a time skipped in spring as one hour later', () => {
    expect(instantOf({ date: '2026-03-29', time: '01:30' }, 'Europe/London')).toBe(
      '2026-03-29T01:30:00.000Z',
    );
  });
});
