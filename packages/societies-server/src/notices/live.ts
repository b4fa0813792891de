import { PassThrough, type Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { sql, type Kysely } from 'kysely';
import { noticeLimits, type LiveNotices } from 'societies-contract';
import type { Database } from '../database/schema.ts';
import { tooMany } from '../platform/errors.ts';

/** Milliseconds between two polls of the database, however many browsers are connected to this process. */
const lookEvery = 1_000;
/** Seconds in which a transaction that has told something ends: for so long who was told something is counted again. */
const slowestWriter = 30;
/** Milliseconds after which a browser comes back whose stream has ended; each somewhere between, or all would come at once. */
const comesBack = { soonest: 2_000, latest: 8_000 } as const;

interface Stream {
  out: PassThrough;
  /** What the browser was told last. */
  unread: number | undefined;
}

export interface NoticeStreams {
  /** Tells a signed-in browser how many notices are unread, now and from then on. @throws 429 when it listens too often. */
  open(sessionId: string): Readable;
  /** Streams that are open. */
  readonly count: number;
  /** Ends every stream, so that a server that stops waits for none. */
  close(): Promise<void>;
}

/**
 * Of the sessions that are open still, how many notices are unread: of all, or of those who were told something of late.
 * One statement, whoever told them and in whichever process.
 */
async function look(database: Kysely<Database>, sessions: readonly string[], all: boolean) {
  const { rows } = await sql<{ id: string; unread: number | null }>`
    select sessions.id, case
      when ${all}::boolean or sessions.university_id in (
        select notifications.university_id from notifications
        where notifications.created_at > now() - make_interval(secs => ${slowestWriter}::integer))
      then (
        select count(*)::bigint from notifications
        where notifications.university_id = sessions.university_id and notifications.read_at is null)
      end as unread
    from sessions
    where sessions.id = any(${[...sessions]}::text[]) and sessions.revoked_at is null
      and sessions.expires_at > now()`.execute(database);
  return new Map(rows.map(({ id, unread }) => [id, unread]));
}

/**
 * The bells of the browsers that listen to this process. It asks the database, which every process can, also behind a pooler that
 * hands a connection to somebody else after each transaction: what waits for LISTEN does not hear there.
 */
export function noticeStreams(database: Kysely<Database>, log: FastifyBaseLogger): NoticeStreams {
  const browsers = new Map<string, Set<Stream>>();
  const closing = new AbortController();
  let watch: Promise<void> | undefined;
  let beatAt = 0;

  const say = (stream: Stream, unread: number) => {
    stream.unread = unread;
    stream.out.write(`data: ${JSON.stringify({ unread } satisfies LiveNotices)}\n\n`);
  };

  const round = async () => {
    // A heartbeat, which keeps proxies from closing an idle connection and tells the browser that it is alive.
    const beat = Date.now() >= beatAt;
    if (beat) beatAt = Date.now() + noticeLimits.beatSeconds * 1_000;
    const asked = [...browsers];
    const open = await look(
      database,
      asked.map(([sessionId]) => sessionId),
      beat || asked.some(([, streams]) => [...streams].some(({ unread }) => unread === undefined)),
    );
    for (const [sessionId, streams] of asked) {
      const unread = open.get(sessionId);
      for (const stream of streams) {
        if (unread === undefined) stream.out.end();
        else if (unread !== null && (beat || unread !== stream.unread)) say(stream, unread);
      }
    }
  };

  const keepLooking = async () => {
    const { signal } = closing;
    while (browsers.size > 0 && !signal.aborted) {
      await round().catch((error: unknown) => log.warn({ err: error }, 'live notices'));
      await delay(lookEvery, undefined, { signal, ref: false }).catch(() => {});
    }
    watch = undefined;
  };

  return {
    get count() {
      return [...browsers.values()].reduce((sum, { size }) => sum + size, 0);
    },

    open(sessionId) {
      const streams = browsers.get(sessionId) ?? new Set<Stream>();
      if (streams.size >= noticeLimits.streams) throw tooMany(noticeLimits.beatSeconds);
      const stream: Stream = { out: new PassThrough(), unread: undefined };
      if (closing.signal.aborted) return stream.out.end();
      streams.add(stream);
      browsers.set(sessionId, streams);
      stream.out.once('close', () => {
        streams.delete(stream);
        if (streams.size === 0 && browsers.get(sessionId) === streams) browsers.delete(sessionId);
      });
      const { soonest, latest } = comesBack;
      stream.out.write(`retry: ${Math.round(soonest + Math.random() * (latest - soonest))}\n\n`);
      watch ??= keepLooking();
      return stream.out;
    },

    async close() {
      closing.abort();
      for (const streams of browsers.values()) for (const { out } of streams) out.end();
      await watch;
    },
  };
}
