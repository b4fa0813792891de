import { paths, type EventGuest } from 'societies-contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { codeOfLeo as code, leo } from './leo.fixture.ts';
import { openDoor, type Door } from './openDoor.ts';

/** What a browser gives to modules as soon as they are loaded, and the server behind the calls. */
const server = vi.hoisted(() => {
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  return { reachable: true, goesAfterTelling: false, guest: {} as EventGuest, told: [] as unknown[] };
});

vi.mock('./savedDoor.ts', () => ({
  forgetPastDoors: () => Promise.resolve(),
  savedDoor: () => ({
    read: () => Promise.resolve(undefined),
    readScans: () => Promise.resolve([]),
    save: () => Promise.resolve(),
    saveScan: () => Promise.resolve(),
    dropScan: () => Promise.resolve(),
    forget: () => Promise.resolve(),
  }),
}));
vi.mock('../api/client.ts', () => {
  const reach = <Reply>(reply: () => Reply): Promise<Reply> =>
    server.reachable ? Promise.resolve().then(reply) : Promise.reject(new TypeError('no network'));
  return {
    api: {
      get: (path: string) =>
        reach(() =>
          path === paths.eventGuests(1, 17)
            ? [server.guest]
            : { name: 'Geminids', datetime: '2026-12-13T22:00:00Z', duration: '02:30:00' },
        ),
      post: (_: string, body: unknown) =>
        reach(() => {
          server.told.push(body);
          server.reachable = !server.goesAfterTelling;
          const first = server.guest.checked_in_at === null;
          server.guest = { ...server.guest, checked_in_at: '2026-12-13T22:04:00.000Z' };
          return { guest: server.guest, first };
        }),
    },
  };
});

const forged = code.replace('Zl3', 'AAA');
let door: Door;
let leave: () => void;

beforeEach(async () => {
  Object.assign(server, { reachable: true, goesAfterTelling: false, guest: leo, told: [] });
  door = openDoor('10000002', '1', 17);
  leave = door.subscribe(() => undefined);
  await vi.waitFor(() => expect(door.state().door).toBeDefined());
});
afterEach(() => leave());

const outcomeOf = async (scanned: string) => {
  const before = door.state().outcome;
  door.scan(scanned);
  await vi.waitFor(() => expect(door.state().outcome).not.toBe(before));
  return door.state().outcome?.kind;
};

describe('a code that somebody made up', () => {
  it('lets nobody in, with a network or without', async () => {
    for (const reachable of [true, false]) {
      server.reachable = reachable;
      expect(await outcomeOf(forged)).toBe('invalid');
      expect(await outcomeOf('https://example.org')).toBe('invalid');
    }
    expect(door.state().unsent).toBe(0);
    expect(server.told).toEqual([]);
  });
  it('lets nobody in either when the server told of that guest alone before it was gone', async () => {
    server.goesAfterTelling = true;
    expect(await outcomeOf(code)).toBe('in');
    await vi.waitFor(() => expect(door.state()).toMatchObject({ unsent: 0, online: false }));
    expect(await outcomeOf(forged)).toBe('invalid');
    expect(await outcomeOf(code)).toBe('again');
    expect(server.told).toEqual([expect.objectContaining({ code })]);
  });
});

it('a genuine code lets in without a network, and one of another event says so', async () => {
  server.reachable = false;
  expect(await outcomeOf(code)).toBe('in');
  expect(door.state().unsent).toBe(1);
  expect(await outcomeOf(code.replace('17.', '18.'))).toBe('other_event');
});
