import { describe, expect, it } from 'vitest';
import { eventState } from './EventCard/eventState.ts';
import { numbersIn } from '../host/useNumbers.ts';
import { durationText, eventMessages } from './eventWords.ts';
import { full, inactive, joined, open, passed, storyNow } from './events.fixture.ts';

describe('eventState', () => {
  it('has five states', () => {
    expect([open, joined, full, passed, inactive].map((event) => eventState(event, storyNow))).toEqual([
      'open',
      'joined',
      'full',
      'passed',
      'inactive',
    ]);
  });
  it('depends on the waiting list and registration times', () => {
    const place = { status: 'waiting', position: 3, answers: {}, code: null } as const;
    expect(
      [
        { ...full, waiting_list: true },
        { ...full, waiting_list: true, place },
        { ...open, opens_at: '2026-11-21T12:00:00Z' },
        { ...open, closes_at: '2026-11-20T11:00:00Z' },
        { ...joined, cancelled_at: '2026-11-19T10:00:00Z' },
      ].map((event) => eventState(event, storyNow)),
    ).toEqual(['waiting-list', 'waiting', 'soon', 'inactive', 'cancelled']);
  });
  it('is passed from the moment the event begins', () => {
    const begins = new Date(open.datetime);
    expect(eventState(open, new Date(begins.getTime() - 1))).toBe('open');
    expect(eventState(open, begins)).toBe('passed');
  });
  it('keeps a place in a full event', () => {
    expect(eventState({ ...full, joined: true }, storyNow)).toBe('joined');
  });
});

describe('texts', () => {
  it('shows minutes under one hour and hours with one decimal from there', () => {
    expect(
      ['00:30:00', '00:59:00', '01:00:00', '02:30:00', '48:00:00'].map((duration) =>
        durationText(duration, eventMessages),
      ),
    ).toEqual(['30 minutes', '59 minutes', '1.0 hours', '2.5 hours', '48.0 hours']);
  });
  it('shows pounds', () => {
    expect([4, 1234.5].map(numbersIn('en-GB').amount)).toEqual(['£4.00', '£1,234.50']);
  });
});
