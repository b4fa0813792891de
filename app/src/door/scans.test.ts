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
  it('lets a guest in, and tells the server', () => {
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
  it('says since when and by whom somebody is in already, and tells nobody', () => {
    expect(admit(inside, at)).toEqual({
      outcome: { kind: 'again', guest: inside, at: '2026-12-13T21:52:00.000Z', by: 'Amara Osei' },
    });
  });
  it('keeps out whoever waits in the line or is not on the list', () => {
    expect(admit({ ...leo, status: 'waiting' }, at).scan).toBeUndefined();
    expect(admit(undefined, at)).toEqual({ outcome: { kind: 'unknown' } });
  });
});

describe('before the server knows', () => {
  it('shows who is in, and who is out again', () => {
    const scan = { kind: 'in', id: '1', university_id: '10000031', at } as const;
    expect(withScans([leo], [scan])[0]?.checked_in_at).toBe(at);
    expect(withScans([leo], [scan, undoing(scan)])[0]?.checked_in_at).toBeNull();
  });
  it('leaves the first moment that somebody came, also where two phones let them in', () => {
    const [guest] = withScans([inside], [{ kind: 'in', id: '1', university_id: '10000031', at }]);
    expect(guest).toEqual(inside);
  });
});

describe('a scan that does not count', () => {
  const scan = { kind: 'in', id: '1', university_id: '10000031', at } as const;
  it('is told by name, with when and by whom the guest was let in before', () => {
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
  it('is told by ID where the guest is not known here any more', () => {
    expect(lateOf(scan, { kind: 'unknown' })).toEqual({ id: '1', name: '10000031', kind: 'unknown' });
  });
});

it('reads a code, and nothing else', () => {
  expect(readCode('17.10000031.c2lnbmF0dXJl')).toEqual({ event: 17, university_id: '10000031' });
  expect(readCode('https://example.org')).toBeUndefined();
});

describe('a code', () => {
  it('is the guest’s own, and no other', async () => {
    expect(await isCodeOf(leo, codeOfLeo)).toBe(true);
    expect(await isCodeOf(leo, codeOfLeo.replace('Zl3', 'AAA'))).toBe(false);
    expect(await isCodeOf(leo, leo.code_hash)).toBe(false);
  });
  it('is told without what guests answered, which no phone has to keep', () => {
    expect(Object.keys(toKnown({ ...leo, answers: { diet: 'Vegan' } }))).not.toContain('answers');
  });
});
