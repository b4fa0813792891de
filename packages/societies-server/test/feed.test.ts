import ICAL from 'ical.js';
import type { SocietyEvent } from 'societies-contract';
import { expect, test } from 'vitest';
import { feedOf } from '../src/calendar/feed.ts';

/** Texts that earlier versions may have stored, or that calendars have fallen over. */
const hostile: readonly [string, string, string][] = [
  ['control characters of pasted slides', 'One\vtwo\fthree\u0007\u0000\u001b', 'One two three'],
  ['a lone carriage return', 'One\rtwo', 'One two'],
  ['separators of lines', 'One\u2028two\u2029three\u0085four', 'One two three four'],
  ['a property of its own', 'Tea\r\nSTATUS:CANCELLED\r\nEND:VEVENT', 'Tea STATUS:CANCELLED END:VEVENT'],
  ['signs that are escaped', 'Tea; cake, and \\n "talk"', 'Tea; cake, and \\n "talk"'],
  ['emoji over the end of a line', '👩🏽\u200D🚀'.repeat(12), '👩🏽\u200D🚀'.repeat(12)],
  ['letters of three octets', 'සිංහල'.repeat(18), 'සිංහල'.repeat(18)],
  ['half a character', 'Tea\uD83D', 'Tea'],
  ['a byte order mark', '\uFEFFTea', 'Tea'],
];

const event = (text: string): SocietyEvent => ({
  id: 1,
  society: 1,
  name: text,
  description: text,
  venue: text,
  datetime: '2099-01-01T20:00:00.000Z',
  duration: '01:00:00',
  max_participants: 5,
  price: 0,
  is_active: true,
  image: null,
  joined: false,
  participants: 0,
  opens_at: '2098-01-01T20:00:00.000Z',
  cancel_reason: text,
  cancelled_at: '2098-06-01T20:00:00.000Z',
});

test.each(hostile)('a calendar with %s in its texts is valid', (_what, text, read) => {
  const changed = new Date('2098-06-01T20:00:00.000Z');
  const dated = { event: event(text), changed, sequence: 1, hidden: false };
  const opening = { ...dated, event: { ...dated.event, cancelled_at: null } };
  const feed = feedOf([dated], { name: text, origin: 'https://societies.example', opening: [opening] });
  // RFC 5545, 3.1: every line ends with CRLF, has at most 75 octets, and no control character but tab.
  expect(feed).toMatch(/^BEGIN:VCALENDAR\r\n[^]*END:VCALENDAR\r\n$/);
  const lines = feed.split('\r\n');
  expect(lines.every((line) => Buffer.byteLength(line) <= 75 && !/[^\P{Cc}\t]|\p{Cs}/u.test(line))).toBe(
    true,
  );
  const [first, second, ...more] = new ICAL.Component(ICAL.parse(feed) as unknown[])
    .getAllSubcomponents('vevent')
    .map((one) => new ICAL.Event(one));
  expect(more).toEqual([]);
  expect([first?.summary, first?.location, second?.summary]).toEqual([
    `Cancelled: ${read}`,
    read,
    `Registration opens: ${read}`,
  ]);
});

test('a calendar at the end of the year 9999 is valid', () => {
  const changed = new Date('2098-06-01T20:00:00.000Z');
  const last = {
    ...event('Last'),
    datetime: '9999-12-31T23:59:59.999Z',
    opens_at: '9999-12-31T23:50:00.000Z',
  };
  const dated = { event: { ...last, cancelled_at: null }, changed, sequence: 1, hidden: false };
  const feed = feedOf([dated], { name: 'Last', origin: 'https://societies.example', opening: [dated] });
  // RFC 5545, 3.3.5: a year has four digits.
  expect(feed.match(/^DT(START|END):.*$/gm)).toEqual([
    'DTSTART:99991231T235959Z',
    'DTEND:99991231T235959Z',
    'DTSTART:99991231T235000Z',
    'DTEND:99991231T235959Z',
  ]);
});
