import { describe, expect, it } from 'vitest';
import { bookingOf, countdownTo } from '../events/booking.ts';
import { byDay } from './agendaEvent.ts';
import { agendaEvents, agendaNow } from './agenda.fixture.ts';

describe('what a reader can do about an event', () => {
  it('follows its state and their own place', () => {
    expect(agendaEvents.map((event) => bookingOf(event, agendaNow).kind)).toEqual([
      'going',
      'waiting',
      'opens',
      'register',
      'register',
      'waiting-list',
      'cancelled',
    ]);
  });
  it('is to register from the moment it opens, without reloading', () => {
    const opening = agendaEvents.find(({ opens_at }) => opens_at);
    expect(opening && bookingOf(opening, new Date(opening.opens_at ?? '')).kind).toBe('register');
  });
});

it('groups events by day, sorted by start', () => {
  const days = byDay([...agendaEvents].reverse(), (instant) => instant.slice(0, 10));
  expect(days.map(({ day, events }) => [day, events.map(({ name }) => name)])).toEqual([
    ['2026-11-27', ['Blitz night', 'Gritstone taster']],
    ['2026-11-28', ['Solder your first robot', 'Standards and strangers']],
    ['2026-11-29', ['Dawn outing for novices', 'Wreaths from the hedge', 'Long walk']],
  ]);
});

it('counts down in minutes and seconds, hours and minutes, or names the day', () => {
  const at = (ms: number) => new Date(agendaNow.getTime() + ms).toISOString();
  expect(countdownTo(at(62_000), agendaNow, true)).toBe('01:02');
  expect(countdownTo(at(2 * 3_600_000 + 13 * 60_000), agendaNow, true)).toBe('02:13');
  expect(countdownTo(at(24 * 3_600_000), agendaNow, true)).toBeNull();
});

it('shows the last second of a minute as the minute', () => {
  const at = new Date(agendaNow.getTime() + 59_500).toISOString();
  expect(countdownTo(at, agendaNow)).toBe('01:00');
});
