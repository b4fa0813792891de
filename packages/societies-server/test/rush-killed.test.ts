import { paths, type EventGuest, type SocietyEvent } from 'societies-contract';
import { expect, onTestFinished, test } from 'vitest';
import { eventDraft } from './event-draft.ts';
import { demo, prepare } from './harness.ts';
import { signInStudents, society } from './people.ts';
import { startProcess, type ServerProcess } from './processes.ts';

const [places, studentCount, eventCount] = [5, 12, 12];

/** Who was told that they are in, event by event. */
type Told = Map<number, Set<number>>;

/** Asks again while the server is busy. @returns undefined when it is gone. */
async function ask<Body>(running: ServerProcess, ...call: Parameters<ServerProcess['call']>) {
  for (;;) {
    const reply = await running.call<Body>(...call).catch(() => undefined);
    if (reply?.status !== 503) return reply;
  }
}

/** Each student presses at one event after the other, until all have or the server is gone. */
async function rush(
  running: ServerProcess,
  tokens: readonly string[],
  told: Told,
  onTold: (count: number) => void = () => {},
) {
  let count = 0;
  await Promise.all(
    tokens.map(async (token, student) => {
      for (const [event, there] of told) {
        const reply = await ask(running, 'POST', paths.eventSignup(society, event), { token, body: {} });
        if (!reply) return;
        expect(reply.status).toBe(200);
        there.add(student);
        onTold((count += 1));
      }
    }),
  );
}

test('kill -9 in a rush loses no place or position, registers nobody twice, and a retry is harmless', async () => {
  const { settings, remove } = await prepare();
  onTestFinished(remove);
  const first = await startProcess(settings);
  onTestFinished(() => void first.child.kill('SIGKILL'));
  const president = await first.signIn(demo.president);
  const tokens = await signInStudents(first, studentCount);
  const told: Told = new Map();
  for (let made = 0; made < eventCount; made += 1) {
    const { status, body } = await first.call<SocietyEvent>('POST', paths.events(society), {
      token: president,
      body: { ...eventDraft, max_participants: places, waiting_list: true },
    });
    expect(status).toBe(201);
    told.set(body.id, new Set());
  }
  const middle = (studentCount * eventCount) / 3;
  await rush(first, tokens, told, (count) => {
    if (count === middle) first.child.kill('SIGKILL');
  });
  expect(await first.ended).toBe('SIGKILL');
  const toldInAll = () => [...told.values()].reduce((sum, { size }) => sum + size, 0);
  // It was in the middle: some had been told, and some had not.
  expect(toldInAll()).toBeGreaterThanOrEqual(middle);
  expect(toldInAll()).toBeLessThan(studentCount * eventCount);

  const second = await startProcess(settings);
  onTestFinished(() => void second.child.kill('SIGKILL'));
  const read = async <Body>(path: string) => {
    const reply = await ask<Body>(second, 'GET', path, { token: president });
    expect([path, reply?.status]).toEqual([path, 200]);
    return reply?.body as Body;
  };
  const guestsOf = (event: number) => read<EventGuest[]>(paths.eventGuests(society, event));
  const idOf = (student: number) => String(10_000_051 + student);
  /** The list is whole: each is in once, the first have the places, and the others stand in order. */
  const expectInOrder = async (event: number, guests: readonly EventGuest[]) => {
    expect(new Set(guests.map(({ university_id }) => university_id)).size).toBe(guests.length);
    expect(guests.map(({ status, position }) => [status, position])).toEqual(
      guests.map((_, rank) => (rank < places ? ['going', null] : ['waiting', rank - places + 1])),
    );
    const { participants, waiting } = await read<SocietyEvent>(paths.event(society, event));
    expect([participants, waiting]).toEqual([
      Math.min(places, guests.length),
      Math.max(0, guests.length - places),
    ]);
  };
  const before = new Map<number, string[]>();
  for (const [event, there] of told) {
    const guests = await guestsOf(event);
    await expectInOrder(event, guests);
    const ids = guests.map(({ university_id }) => university_id);
    expect(ids).toEqual(expect.arrayContaining([...there].map(idOf)));
    before.set(event, ids);
  }

  await rush(second, tokens, told);
  for (const [event, ids] of before) {
    const guests = await guestsOf(event);
    await expectInOrder(event, guests);
    expect(guests).toHaveLength(studentCount);
    // Who was in before stands where they stood.
    expect(guests.slice(0, ids.length).map(({ university_id }) => university_id)).toEqual(ids);
  }
  second.child.kill('SIGTERM');
  expect(await second.ended).toBe(0);
}, 180_000);
