import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { noticeLimits, paths, type LiveNotices } from 'societies-contract';
import { expect, inject, test } from 'vitest';
import { inTransaction } from '../src/database/transaction.ts';
import { notify } from '../src/notices/notify.ts';
import { demo, startServer, startSibling, withServer, type TestServer } from './harness.ts';
import { expectRefused, society } from './people.ts';

const server = await withServer();

const tell = (...to: string[]) =>
  inTransaction(server.database, (trx) =>
    notify(trx, [
      { message: 'request_accepted', values: { society: 'Kites' }, to, society, href: '/societies/1' },
    ]),
  );

/** Listens as a browser does. */
async function listen(token: string, to: TestServer = server) {
  const asked = request(new URL(paths.liveNotices, to.url), {
    headers: { authorization: `Bearer ${token}` },
  });
  asked.end();
  const [reply] = (await once(asked, 'response')) as [IncomingMessage];
  const heard: number[] = [];
  let wake = () => {};
  let rest = '';
  reply.setEncoding('utf8').on('data', (text: string) => {
    const events = (rest + text).split('\n\n');
    rest = events.pop() ?? '';
    for (const event of events) {
      const data = /^data: (.*)$/m.exec(event)?.[1];
      if (data !== undefined) heard.push((JSON.parse(data) as LiveNotices).unread);
    }
    wake();
  });
  const ended = new Promise((resolve) => reply.once('close', resolve).on('error', () => {}));
  return {
    reply,
    ended,
    /** Resolves when the browser has been told that number. */
    async hears(unread: number) {
      while (heard.at(-1) !== unread) await new Promise<void>((resolve) => (wake = resolve));
    },
    leave: () => void asked.destroy(),
  };
}
const open = async () =>
  Number(/^notice_streams (\d+)$/m.exec(await (await fetch(`${server.url}/metrics`)).text())?.[1]);

test("a stream reports its owner's notices, also when read elsewhere, and nobody else's", async () => {
  await expectRefused(server, { method: 'GET', path: paths.liveNotices });
  expect((await server.call('HEAD', paths.liveNotices)).status).toBe(404);
  const token = await server.signIn(demo.member);
  const [mine, others] = [await listen(token), await listen(await server.signIn(demo.newcomer))];
  expect(mine.reply.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  await Promise.all([mine.hears(0), others.hears(0)]);
  await tell(demo.member, demo.president);
  await mine.hears(1);
  await server.call('POST', paths.readNotifications, { token, body: { all: true } });
  await mine.hears(0);
  await tell(demo.newcomer);
  await others.hears(1);
  mine.leave();
  others.leave();
  await expect.poll(open, { timeout: 20_000 }).toBe(0);
});

test('a stream ends with its session, and others go on', async () => {
  const [phone, desk] = [await server.signIn(demo.member), await server.signIn(demo.member)];
  const [onPhone, onDesk] = [await listen(phone), await listen(desk)];
  await Promise.all([onPhone.hears(0), onDesk.hears(0)]);
  await server.call('DELETE', paths.sessions, { token: desk });
  await onPhone.ended;
  await tell(demo.member);
  await onDesk.hears(1);
  const admin = await server.signIn(demo.administrator);
  await server.call('POST', paths.suspendUser(demo.member), { token: admin, body: { reason: 'Tried out.' } });
  await onDesk.ended;
  await server.call('POST', paths.restoreUser(demo.member), { token: admin });
});

test('a session has at most four streams', async () => {
  const token = await server.signIn(demo.eventsOfficer);
  const streams = [];
  for (let count = 0; count < noticeLimits.streams; count += 1) streams.push(await listen(token));
  expect((await server.call('GET', paths.liveNotices, { token })).status).toBe(429);
  streams.pop()?.leave();
  await expect.poll(open, { timeout: 20_000 }).toBe(noticeLimits.streams - 1);
  expect((await server.call('GET', paths.liveNotices, { token })).status).toBe(200);
  for (const { leave } of streams) leave();
});

test.runIf(inject('databaseUrl'))('a stream reports what another process did', async () => {
  const sibling = await startSibling(server);
  const mine = await listen(await server.signIn(demo.eventsOfficer), sibling);
  await mine.hears(0);
  await tell(demo.eventsOfficer);
  await mine.hears(1);
  // A server that stops waits for none of them.
  await sibling.stop();
  await mine.ended;
});

test('a stopping server ends its streams', async () => {
  const stopping = await startServer();
  const mine = await listen(await stopping.signIn(demo.member), stopping);
  await mine.hears(0);
  const begun = performance.now();
  await stopping.stop();
  await mine.ended;
  expect(performance.now() - begun).toBeLessThan(5_000);
});
