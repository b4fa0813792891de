import type { EventGuest } from 'societies-contract';
import { describe, expect, it } from 'vitest';
import { codeOfLeo, leo } from './leo.fixture.ts';
import { admit, isCodeOf, lateOf, readCode, toKnown, undoing, withScans } from './scans.ts';

const at = '2026-12-13T22:04:00.000Z';
const inside: EventGuest = {
  ...leo,
  checked_in_at: '2026-12-13T21:52:00.000Z',
  checked_in_by: { university_id: '10000002', name: 'Amara Osei' },
};

describe('at the door', () => {
  it('checks a guest in and sends the scan', () => {
    expect(admit(leo, at, 'code')).toEqual({
      outcome: { kind: 'in', guest: leo, at },
      scan: {
        kind: 'in',
        id: expect.stringMatching(/^[\da-f]{32}$/) as string,
        university_id: '10000031',
        code: 'code',
        at,
      },
    });
  });
  it('says since when and by whom a guest is in, and sends nothing', () => {
    expect(admit(inside, at)).toEqual({
      outcome: { kind: 'again', guest: inside, at: '2026-12-13T21:52:00.000Z', by: 'Amara Osei' },
    });
  });
  it('refuses somebody on the waiting list or not on the list', () => {
    expect(admit({ ...leo, status: 'waiting' }, at).scan).toBeUndefined();
    expect(admit(undefined, at)).toEqual({ outcome: { kind: 'unknown' } });
  });
});

describe('before the server knows', () => {
  it('shows who is checked in, and who was undone', () => {
    const scan = { kind: 'in', id: '1', university_id: '10000031', at } as const;
    expect(withScans([leo], [scan])[0]?.checked_in_at).toBe(at);
    expect(withScans([leo], [scan, undoing(scan)])[0]?.checked_in_at).toBeNull();
  });
  it('keeps the first time of two phones', () => {
    const [guest] = withScans([inside], [{ kind: 'in', id: '1', university_id: '10000031', at }]);
    expect(guest).toEqual(inside);
  });
});

describe('a scan that does not count', () => {
  const scan = { kind: 'in', id: '1', university_id: '10000031', at } as const;
  it('is shown by name, with when and by whom the guest was checked in', () => {
    expect(lateOf(scan, { kind: 'again', guest: inside })).toEqual({
      id: '1',
      name: 'Leo Castellanos',
      kind: 'again',
      at: '2026-12-13T21:52:00.000Z',
      by: 'Amara Osei',
    });
    expect(lateOf(scan, { kind: 'waiting' }, [leo])).toMatchObject({
      name: 'Leo Castellanos',
      kind: 'waiting',
    });
  });
  it('is shown by ID when the guest is not on the list any more', () => {
    expect(lateOf(scan, { kind: 'unknown' })).toEqual({ id: '1', name: '10000031', kind: 'unknown' });
  });
});

it('reads a code, and nothing else', () => {
  expect(readCode('17.10000031.c2lnbmF0dXJl')).toEqual({ event: 17, university_id: '10000031' });
  expect(readCode('https://example.org')).toBeUndefined();
});

describe('a code', () => {
  it('matches its guest only', async () => {
    expect(await isCodeOf(leo, codeOfLeo)).toBe(true);
    expect(await isCodeOf(leo, codeOfLeo.replace('Zl3', 'AAA'))).toBe(false);
    expect(await isCodeOf(leo, leo.code_hash)).toBe(false);
  });
  it("is stored without the guests' answers", () => {
    expect(Object.keys(toKnown({ ...leo, answers: { diet: 'Vegan' } }))).not.toContain('answers');
  });
});
