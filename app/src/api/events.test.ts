import { SWRConfig } from 'swr';
import { paths, type SocietyEvent } from 'societies-contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { registerForEvent, withdrawFromEvent } from './events.ts';

const server = vi.hoisted(() => {
  vi.stubGlobal('addEventListener', () => undefined);
  const next = () => {
    let resolve: (reply: unknown) => void = () => undefined;
    let reject: (error: Error) => void = () => undefined;
    const promise = new Promise((accept, refuse) => {
      resolve = accept;
      reject = refuse;
    });
    return { promise, resolve, reject };
  };
  return { next, reply: next() };
});
vi.mock('./client.ts', () => {
  const ask = () => server.reply.promise;
  return { api: { get: ask, post: ask, delete: ask } };
});

/** Two go where one place is, and one waits. */
const event: SocietyEvent = {
  id: 4,
  society: 1,
  name: 'Night walk',
  description: '',
  datetime: '2099-03-04T18:00:00.000Z',
  duration: '01:00:00',
  venue: 'Meadow gate',
  max_participants: 1,
  participants: 2,
  places_left: 0,
  waiting: 1,
  waiting_list: true,
  price: 0,
  is_active: true,
  image: null,
  joined: true,
  place: { status: 'going', position: null, answers: {}, code: 'a code' },
};
const address = paths.event(event.society, event.id);
const { cache } = SWRConfig.defaultValue;
/** Caches the event as a page does that shows it. */
const show = (data: SocietyEvent) => {
  const mounted = { data, _k: address };
  cache.set(address, mounted);
};
const shown = (): unknown => cache.get(address)?.data;

beforeEach(() => {
  server.reply = server.next();
  show(event);
});

describe('withdrawing from an event', () => {
  it('leaves the counts to the server when a guest over capacity withdraws while others wait', async () => {
    const done = withdrawFromEvent(event);
    expect(shown()).toEqual({ ...event, joined: false, place: null });
    const reply = { ...event, joined: false, place: null, participants: 1 };
    server.reply.resolve(reply);
    await done;
    expect(shown()).toEqual(reply);
  });

  it('withdraws also where the society has switched its events off, and the server sends none', async () => {
    server.reply.resolve(undefined);
    await expect(withdrawFromEvent(event)).resolves.toEqual({ joined: false, place: null });
  });

  it('shows the place again when the server refuses', async () => {
    server.reply.reject(new Error('refused'));
    await expect(withdrawFromEvent(event)).rejects.toThrow('refused');
    expect(shown()).toEqual(event);
  });
});

describe('registering for an event', () => {
  const roomy = { ...event, max_participants: 50, places_left: 48, waiting: 0, joined: false, place: null };

  it('shows a place at once where there are plenty, and the counts of the server afterwards', async () => {
    show(roomy);
    const done = registerForEvent(roomy);
    expect(shown()).toEqual({
      ...roomy,
      joined: true,
      place: { status: 'going', position: null, answers: {}, code: null },
    });
    const reply = { ...event, max_participants: 50, participants: 7, places_left: 43 };
    server.reply.resolve(reply);
    await expect(done).resolves.toBe(reply);
    expect(shown()).toEqual(reply);
  });

  it("updates the society's pages when somebody registers on What's on", async () => {
    const society = { id: 1, name: 'Walkers', logo: null, theme: {} as never };
    show(roomy);
    server.reply.resolve(event);
    await registerForEvent({ ...roomy, society });
    expect(shown()).toEqual(event);
  });
});
