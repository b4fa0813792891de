import { expect, test } from 'vitest';
import { eventState } from '../src/booking.ts';
import { daysToGo, durationOf, hoursOf } from '../src/events.ts';
import { retryPause, signupRetries } from '../src/retrying.ts';

test('durations go from hours to hh:mm:ss and back', () => {
  expect(durationOf(0.5)).toBe('00:30:00');
  expect(durationOf(2.5)).toBe('02:30:00');
  expect(durationOf(336)).toBe('336:00:00');
  for (const duration of ['00:30:00', '01:00:00', '02:30:00', '100:00:00']) {
    expect(durationOf(hoursOf(duration))).toBe(duration);
  }
});

test('days to go are rounded up, and none are left once an event has begun or is inactive', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  const on = (datetime: string, is_active = true) => daysToGo({ datetime, is_active }, now);
  expect(on('2026-11-20T12:00:01Z')).toBe(1);
  expect(on('2026-11-21T12:00:00Z')).toBe(1);
  expect(on('2026-11-21T12:00:01Z')).toBe(2);
  expect(on('2026-12-13T11:00:00Z')).toBe(23);
  expect(on('2026-11-20T12:00:00Z')).toBeNull();
  expect(on('2026-12-13T11:00:00Z', false)).toBeNull();
});

test('an event has one of seven states, and a final state comes before open or full', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  const [before, after] = ['2026-11-20T11:59:59Z', '2026-11-20T12:00:01Z'];
  const event = { datetime: after, is_active: true, max_participants: 2, participants: 0 };
  const states = [
    {},
    { participants: 2 },
    // Places on top of its own are nobody's to take.
    { participants: 3, places_left: 0 },
    { opens_at: after, participants: 2 },
    { opens_at: now.toISOString() },
    { closes_at: now.toISOString() },
    { is_active: false, opens_at: after },
    { datetime: now.toISOString(), is_active: false },
    { datetime: before, cancelled_at: before },
  ].map((fields) => eventState({ ...event, ...fields }, now));
  expect(states).toEqual([
    'open',
    'full',
    'full',
    'not_open',
    'open',
    'closed',
    'inactive',
    'past',
    'cancelled',
  ]);
});

test('retries of a rush are spread out, with growing pauses', () => {
  const { attempts, firstMilliseconds } = signupRetries;
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const middle = firstMilliseconds * 2 ** (attempt - 1);
    expect(retryPause(attempt, () => 0)).toBe(middle / 2);
    expect(retryPause(attempt, () => 0.5)).toBe(middle);
    expect(retryPause(attempt, () => 1 - Number.EPSILON)).toBeLessThan(1.5 * middle);
  }
  // Of 3,000 who are sent away at once no tenth of the time sees more than its share and half as much again.
  const tenths = Array.from({ length: 10 }, () => 0);
  for (let student = 0; student < 3_000; student += 1) {
    const tenth = Math.floor((retryPause(1) / firstMilliseconds - 0.5) * 10);
    tenths[tenth] = (tenths[tenth] ?? 0) + 1;
  }
  expect(tenths).toHaveLength(10);
  expect(Math.max(...tenths)).toBeLessThan(450);
});
