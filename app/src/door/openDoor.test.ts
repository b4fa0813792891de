import type { EventGuest, RefusalCode } from 'societies-contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { codeOfLeo as code, leo } from './leo.fixture.ts';
import { openDoor, type Door } from './openDoor.ts';
import { forgetScans, savedDoor } from './savedDoor.ts';
import { sendPending } from './sendPending.ts';

interface Told {
  university_id?: string;
  code?: string;
  at?: string;
  scan?: string;
}

/** What a browser gives to modules as soon as they are loaded, and the server behind the calls. */
const server = vi.hoisted(() => {
  const listeners = new Set<() => void>();
  vi.stubGlobal('addEventListener', (type: string, listener: () => void) => {
    if (type === 'online') listeners.add(listener);
  });
  vi.stubGlobal('removeEventListener', (_: string, listener: () => void) => listeners.delete(listener));
  return {
    reachable: true,
    /** The network goes when the server has done what it was told, and the reply with it. */
    goes: undefined as 'after the reply' | 'before the reply' | undefined,
    /** What it says to everything, or to scans alone. */
    refuses: undefined as { status: number; code: RefusalCode; scansOnly?: boolean } | undefined,
    guests: [] as (EventGuest & { scan?: string })[],
    told: [] as (Told | string)[],
    /** What a reading of the list waits for. */
    answers: Promise.resolve(),
    /** The network is back, and the browser says so. */
    comesBack() {
      this.reachable = true;
      this.goes = undefined;
      for (const listener of listeners) listener();
    },
  };
});
/** What this device keeps, by database. */
const device = vi.hoisted(() => new Map<string, Map<string, unknown>>());

vi.mock('idb-keyval', () => {
  type Store = Map<string, unknown>;
  return {
    createStore: (name: string) => {
      const store: Store = new Map();
      device.set(name, store);
      return store;
    },
    get: (key: string, store: Store) => Promise.resolve(store.get(key)),
    set: (key: string, value: unknown, store: Store) => Promise.resolve(void store.set(key, value)),
    update: (key: string, work: (old: unknown) => unknown, store: Store) =>
      Promise.resolve(void store.set(key, work(store.get(key)))),
    del: (key: string, store: Store) => Promise.resolve(void store.delete(key)),
    delMany: (keys: string[], store: Store) => Promise.resolve(keys.forEach((key) => store.delete(key))),
    entries: (store: Store) => Promise.resolve([...store]),
    clear: (store: Store) => Promise.resolve(store.clear()),
  };
});

vi.mock('../api/client.ts', async () => {
  const { ApiError } = await import('../api/ApiError.ts');
  const reach = async <Reply>(reply: () => Reply, isScan = false): Promise<Reply> => {
    if (!server.reachable) throw new ApiError('no network');
    await Promise.resolve();
    const { refuses } = server;
    if (refuses && (isScan || !refuses.scansOnly))
      throw new ApiError('refused', refuses.status, { code: refuses.code, detail: refuses.code });
    const said = reply();
    if (isScan && server.goes) server.reachable = false;
    if (isScan && server.goes === 'before the reply') throw new ApiError('no network');
    return said;
  };
  const idOf = ({ university_id, code: shown }: Told) => university_id ?? shown?.split('.')[1];
  const mark = (id: string | undefined, as: Partial<(typeof server.guests)[number]>) => {
    server.guests = server.guests.map((guest) => (guest.university_id === id ? { ...guest, ...as } : guest));
  };
  return {
    api: {
      get: async (path: string) => {
        const reply = await reach(() =>
          path.endsWith('/guests/')
            ? server.guests
            : { name: 'Geminids', datetime: '2099-12-13T22:00:00Z', duration: '02:30:00' },
        );
        await server.answers;
        return reply;
      },
      delete: (path: string) =>
        reach(() => {
          server.told.push(path);
          const [, id, scan] = /check-ins\/(\d+)\/\?scan=(.+)$/.exec(path) ?? [];
          const guest = server.guests.find(({ university_id }) => university_id === id);
          if (guest?.scan === scan) mark(id, { checked_in_at: null, checked_in_by: null, scan: undefined });
        }, true),
      post: (_: string, body: Told) =>
        reach(() => {
          server.told.push(body);
          const found = () => server.guests.find(({ university_id }) => university_id === idOf(body));
          if (found()?.checked_in_at === null)
            mark(idOf(body), { checked_in_at: body.at ?? '2026-12-13T22:04:00.000Z', scan: body.scan });
          return { guest: found(), first: found()?.scan === body.scan };
        }, true),
    },
  };
});

const named = (university_id: string, first_name: string): EventGuest => ({
  ...leo,
  university_id,
  first_name,
});
const [mia, noor] = [named('10000032', 'Mia'), named('10000033', 'Noor')];
const otherPhone = {
  checked_in_at: '2026-12-13T22:01:00.000Z',
  checked_in_by: { university_id: '10000003', name: 'Nadia Rahman' },
};
const letInElsewhere = (guest: EventGuest) => {
  server.guests = server.guests.map((known) =>
    known.university_id === guest.university_id ? { ...known, ...otherPhone, scan: 'of another' } : known,
  );
};

const key = { owner: '10000002', society: '1', event: 17 };
const forged = code.replace('Zl3', 'AAA');
let door: Door;
let leave: (() => void)[];

const enter = async (as = key) => {
  const entered = openDoor(as);
  leave.push(entered.subscribe(() => undefined));
  await vi.waitFor(() => expect(entered.get().door).toBeDefined());
  return entered;
};

beforeEach(async () => {
  for (const store of device.values()) store.clear();
  leave = [];
  Object.assign(server, {
    reachable: true,
    goes: undefined,
    refuses: undefined,
    guests: [leo, mia, noor],
    told: [],
    answers: Promise.resolve(),
  });
  door = await enter();
});
afterEach(() => {
  vi.useRealTimers();
  for (const go of leave) go();
});

const outcomeOf = async (scanned: string) => {
  const before = door.get().outcome;
  door.scan(scanned);
  await vi.waitFor(() => expect(door.get().outcome).not.toBe(before));
  return door.get().outcome?.kind;
};
const letIn = (...guests: EventGuest[]) => {
  for (const { university_id } of guests) door.letIn(university_id);
};
/** Who is let in while there is no network. */
const letInAlone = async (...guests: EventGuest[]) => {
  server.reachable = false;
  letIn(...guests);
  await vi.waitFor(() => expect(door.get()).toMatchObject({ online: false, unsent: guests.length }));
};
const comeBack = async () => {
  server.comesBack();
  await vi.waitFor(() => expect(door.get()).toMatchObject({ unsent: 0, online: true }));
};
const insideOf = ({ get }: Door) =>
  get().door?.guests.flatMap(({ university_id, checked_in_at }) => (checked_in_at ? [university_id] : []));
const toldOf = () => server.told.map((told) => (typeof told === 'string' ? told : told.university_id));

describe('an invented code', () => {
  it('is refused with and without a network', async () => {
    for (const reachable of [true, false]) {
      server.reachable = reachable;
      expect(await outcomeOf(forged)).toBe('invalid');
      expect(await outcomeOf('https://example.org')).toBe('invalid');
    }
    expect(door.get().unsent).toBe(0);
    expect(server.told).toEqual([]);
  });
  it('is refused when the list was read before the network was lost', async () => {
    server.goes = 'after the reply';
    expect(await outcomeOf(code)).toBe('in');
    await vi.waitFor(() => expect(door.get()).toMatchObject({ unsent: 0, online: false }));
    expect(await outcomeOf(forged)).toBe('invalid');
    expect(await outcomeOf(code)).toBe('again');
    expect(server.told).toEqual([expect.objectContaining({ code })]);
  });
});

it('a genuine code is checked in without a network, and one of another event is named', async () => {
  server.reachable = false;
  expect(await outcomeOf(code)).toBe('in');
  expect(door.get().unsent).toBe(1);
  expect(await outcomeOf(code.replace('17.', '18.'))).toBe('other_event');
});

it('a scan whose reply was lost is sent again with the same id, and stays checked in', async () => {
  server.goes = 'before the reply';
  expect(await outcomeOf(code)).toBe('in');
  await vi.waitFor(() => expect(door.get()).toMatchObject({ unsent: 1, online: false }));
  await comeBack();
  const [first, second] = server.told as Told[];
  expect(second?.scan).toBe(first?.scan);
  expect(server.told).toHaveLength(2);
  expect(door.get()).toMatchObject({ outcome: { kind: 'in' }, late: [] });
});

describe('the moment of a scan', () => {
  it("is the server’s when sent at once, whatever the phone's clock says", async () => {
    letIn(leo);
    await vi.waitFor(() => expect(server.told).toHaveLength(1));
    expect(server.told[0]).not.toHaveProperty('at');
  });
  it("is the phone's when the scan was sent later", async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-12-13T22:00:00.000Z') });
    await letInAlone(leo);
    vi.setSystemTime('2026-12-13T22:05:00.000Z');
    await comeBack();
    expect(server.told).toMatchObject([{ at: '2026-12-13T22:00:00.000Z' }]);
  });
});

describe('undoing a scan', () => {
  it('is sent as soon as the list is read', async () => {
    let answer = () => {};
    server.answers = new Promise((resolve) => (answer = resolve));
    expect(await outcomeOf(code)).toBe('in');
    await vi.waitFor(() => expect(server.told).toEqual([expect.objectContaining({ code })]));
    door.undo();
    expect(door.get().unsent).toBe(1);
    answer();
    // Well before the next look, which is seconds away.
    await vi.waitFor(() => expect(server.told).toHaveLength(2));
    await vi.waitFor(() => expect(door.get().unsent).toBe(0));
    expect(insideOf(door)).toEqual([]);
  });
  it('deletes an unsent scan from the device', async () => {
    await letInAlone(leo, mia);
    door.undo();
    expect(door.get()).toMatchObject({ unsent: 1, outcome: undefined });
    await vi.waitFor(async () =>
      expect(await savedDoor(key).readScans()).toMatchObject([{ university_id: leo.university_id }]),
    );
    await comeBack();
    expect(toldOf()).toEqual([leo.university_id]);
  });
  it('keeps another phone’s check-in', async () => {
    await letInAlone(leo);
    letInElsewhere(leo);
    door.undo();
    expect(door.get().unsent).toBe(1);
    await comeBack();
    await vi.waitFor(() => expect(door.get().door?.guests[0]).toMatchObject(otherPhone));
    expect(door.get().late).toEqual([]);
  });
  it('undoes a scan that the server has although its reply was lost', async () => {
    server.goes = 'before the reply';
    letIn(leo);
    await vi.waitFor(() => expect(door.get().online).toBe(false));
    door.undo();
    await comeBack();
    expect(server.guests[0]?.checked_in_at).toBeNull();
  });
});

describe('a check-in that turns out not to count', () => {
  it('is shown in place if the guest is still on the screen', async () => {
    await letInAlone(leo);
    letInElsewhere(leo);
    await comeBack();
    expect(door.get()).toMatchObject({
      outcome: { kind: 'again', at: otherPhone.checked_in_at, by: 'Nadia Rahman' },
      late: [],
    });
    expect(door.get().door?.guests[0]).toMatchObject(otherPhone);
  });
  it('is listed by name beside another guest on the screen, until dismissed', async () => {
    await letInAlone(leo, mia);
    letInElsewhere(leo);
    await comeBack();
    expect(door.get()).toMatchObject({
      outcome: { kind: 'in', guest: { first_name: 'Mia' } },
      late: [{ name: 'Leo Castellanos', kind: 'again', at: otherPhone.checked_in_at, by: 'Nadia Rahman' }],
    });
    door.lateSeen();
    expect(door.get().late).toEqual([]);
  });
  it.each([
    [404, 'not_found', 'unknown'],
    [409, 'waiting', 'waiting'],
    [409, 'cancelled', 'cancelled'],
  ] as const)('is named with the reason (%i %s)', async (status, reason, kind) => {
    await letInAlone(leo, mia);
    server.refuses = { status, code: reason, scansOnly: true };
    await comeBack();
    expect(door.get()).toMatchObject({
      outcome: { kind, guest: { first_name: 'Mia' } },
      late: [{ name: 'Leo Castellanos', kind }],
    });
    expect(await savedDoor(key).readScans()).toEqual([]);
  });
});

describe('scans that cannot be sent for now', () => {
  it('are kept while events are switched off, and the screen says why', async () => {
    // Of the scan alone: they may be switched on again before anything else is asked.
    server.refuses = { status: 409, code: 'feature_off', scansOnly: true };
    letIn(leo);
    await vi.waitFor(() =>
      expect(door.get()).toMatchObject({ online: false, offlineReason: 'feature_off', unsent: 1 }),
    );
    expect(door.get().outcome?.kind).toBe('in');
    server.refuses = undefined;
    await comeBack();
    expect(toldOf()).toEqual([leo.university_id]);
    await vi.waitFor(() => expect(door.get().offlineReason).toBeUndefined());
  });
  it('are kept while the event is hidden', async () => {
    await letInAlone(leo);
    server.refuses = { status: 404, code: 'feature_off' };
    server.reachable = true;
    void door.retry();
    await vi.waitFor(() => expect(door.get()).toMatchObject({ offlineReason: 'feature_off', unsent: 1 }));
    expect(door.get()).toMatchObject({ refused: undefined, door: { name: 'Geminids' } });
    server.refuses = undefined;
    await comeBack();
    expect(toldOf()).toEqual([leo.university_id]);
  });
  it.each([
    [404, 'not_found'],
    [403, 'forbidden'],
  ] as const)('are kept when their owner may not check in any more (%i)', async (status, reason) => {
    server.refuses = { status, code: reason };
    letIn(leo, mia);
    await vi.waitFor(() => expect(door.get()).toMatchObject({ refused: status, unsent: 2, door: undefined }));
    expect(await savedDoor(key).readScans()).toHaveLength(2);
    // Whoever finds this phone finds no guests.
    await vi.waitFor(async () => expect(await savedDoor(key).read()).toBeUndefined());
    server.refuses = undefined;
    await comeBack();
    expect(toldOf()).toEqual([leo.university_id, mia.university_id]);
    await vi.waitFor(() => expect(door.get().refused).toBeUndefined());
  });
});

it('a door never opened on this device says so without a network, and retries on request', async () => {
  server.reachable = false;
  const other = openDoor({ ...key, event: 18 });
  leave.push(other.subscribe(() => undefined));
  await vi.waitFor(() => expect(other.get()).toMatchObject({ missing: true, door: undefined }));
  server.reachable = true;
  await vi.waitFor(async () => {
    await other.retry();
    expect(other.get()).toMatchObject({ missing: false, door: { name: 'Geminids' } });
  });
});

it('two phones sync their scans when the network is back, and name those that did not count', async () => {
  const one = door;
  const other = await enter({ ...key, owner: '10000003' });
  server.reachable = false;
  for (const [phone, guests] of [
    [one, [leo, mia]],
    [other, [mia, leo, noor]],
  ] as const)
    for (const { university_id } of guests) phone.letIn(university_id);
  await vi.waitFor(() => expect([one, other].map(({ get }) => get().online)).toEqual([false, false]));
  server.comesBack();
  await vi.waitFor(() => expect([one, other].map(({ get }) => get().unsent)).toEqual([0, 0]));
  const everybody = [leo, mia, noor].map(({ university_id }) => university_id);
  await vi.waitFor(() => expect([one, other].map(insideOf)).toEqual([everybody, everybody]));
  // Five scans of three guests: two do not count, wherever they were told first.
  const notCounted = [one, other].flatMap(({ get }) => {
    const { late, outcome } = get();
    return [
      ...late.map(({ name }) => name),
      ...(outcome?.kind === 'again' ? [outcome.guest.first_name] : []),
    ];
  });
  expect(notCounted.map((name) => name.split(' ')[0]).sort()).toEqual(['Leo', 'Mia']);
});

describe('a closed door', () => {
  beforeEach(async () => {
    await letInAlone(leo, mia);
    for (const go of leave) go();
  });
  it('has its scans sent in order, by their owner only', async () => {
    server.reachable = true;
    expect(await sendPending('10000003')).toEqual({ left: 0, late: [] });
    expect(server.told).toEqual([]);
    expect(await sendPending(key.owner)).toEqual({ left: 0, late: [] });
    expect(toldOf()).toEqual([leo.university_id, mia.university_id]);
    expect(await sendPending(key.owner)).toEqual({ left: 0, late: [] });
    expect(server.told).toHaveLength(2);
  });
  it('deletes the scans of a deleted account only', async () => {
    await forgetScans('10000003');
    expect(await savedDoor(key).readScans()).toHaveLength(2);
    await forgetScans(key.owner);
    expect(await savedDoor(key).readScans()).toEqual([]);
  });
  it('keeps scans while the server cannot be reached', async () => {
    expect(await sendPending(key.owner)).toEqual({ left: 2, late: [] });
    expect(await savedDoor(key).readScans()).toHaveLength(2);
  });
  it('names the scans that did not count', async () => {
    server.reachable = true;
    letInElsewhere(mia);
    expect((await sendPending(key.owner)).late).toMatchObject([{ name: 'Mia Castellanos', kind: 'again' }]);
  });
  it('is retried rarely, and deleted when nobody can open it again', async () => {
    server.reachable = true;
    server.refuses = { status: 404, code: 'not_found' };
    expect(await sendPending(key.owner)).toEqual({ left: 0, late: [] });
    expect(await savedDoor(key).readScans()).toHaveLength(2);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31 * 86_400_000 });
    await sendPending(key.owner);
    expect(await savedDoor(key).readScans()).toEqual([]);
  });
});
