import { paths, type EventGuest } from 'societies-contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { codeOfLeo as code, leo } from './leo.fixture.ts';
import { openDoor, type Door } from './openDoor.ts';

/** What a browser gives to modules as soon as they are loaded, and the server behind the calls. */
const server = vi.hoisted(() => {
  const listeners = new Map<string, () => void>();
  vi.stubGlobal('addEventListener', (type: string, listener: () => void) => listeners.set(type, listener));
  vi.stubGlobal('removeEventListener', (type: string) => listeners.delete(type));
  return {
    reachable: true,
    goesAfterTelling: false,
    guest: {} as EventGuest,
    told: [] as unknown[],
    /** What a reading of the list waits for. */
    answers: Promise.resolve(),
    /** The network is back, and the browser says so. */
    comesBack() {
      this.reachable = true;
      listeners.get('online')?.();
    },
  };
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
      get: async (path: string) => {
        const reply = await reach(() =>
          path === paths.eventGuests(1, 17)
            ? [server.guest]
            : { name: 'Geminids', datetime: '2026-12-13T22:00:00Z', duration: '02:30:00' },
        );
        await server.answers;
        return reply;
      },
      delete: (path: string) =>
        reach(() => {
          server.told.push(path);
          server.guest = { ...server.guest, checked_in_at: null, checked_in_by: null };
        }),
      post: (_: string, body: unknown) =>
        reach(() => {
          server.told.push(body);
          server.reachable = !server.goesAfterTelling;
          const first = server.guest.checked_in_at === null;
          if (first) server.guest = { ...server.guest, checked_in_at: '2026-12-13T22:04:00.000Z' };
          return { guest: server.guest, first };
        }),
    },
  };
});

const forged = code.replace('Zl3', 'AAA');
let door: Door;
let leave: () => void;

beforeEach(async () => {
  Object.assign(server, {
    reachable: true,
    goesAfterTelling: false,
    guest: leo,
    told: [],
    answers: Promise.resolve(),
  });
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

it('what is pressed while the list is read again is told as soon as it is read, not at the next look', async () => {
  let answer = () => {};
  server.answers = new Promise((resolve) => (answer = resolve));
  expect(await outcomeOf(code)).toBe('in');
  await vi.waitFor(() => expect(server.told).toEqual([expect.objectContaining({ code })]));
  door.undo(leo.university_id);
  expect(door.state().unsent).toBe(1);
  answer();
  // Well before the next look, which is seconds away.
  await vi.waitFor(() => expect(server.told.at(-1)).toBe(paths.checkIn(1, 17, leo.university_id)));
  await vi.waitFor(() => expect(door.state().unsent).toBe(0));
  expect(door.state().door?.guests.map(({ checked_in_at }) => checked_in_at)).toEqual([null]);
});

it('of two phones that let in the same guest without a network, the later one is told who was first', async () => {
  server.reachable = false;
  door.letIn(leo.university_id);
  expect(door.state()).toMatchObject({ unsent: 1, outcome: { kind: 'in' } });
  await vi.waitFor(() => expect(door.state().online).toBe(false));
  const checked_in_at = '2026-12-13T22:01:00.000Z';
  const checked_in_by = { university_id: '10000003', name: 'Nadia Rahman' };
  server.guest = { ...leo, checked_in_at, checked_in_by };
  server.comesBack();
  await vi.waitFor(() =>
    expect(door.state()).toMatchObject({
      unsent: 0,
      outcome: { kind: 'again', at: checked_in_at, by: 'Nadia Rahman' },
    }),
  );
  expect(door.state().door?.guests).toMatchObject([{ checked_in_at, checked_in_by }]);
});
