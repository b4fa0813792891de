import { PassThrough, type Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { sql, type Kysely } from 'kysely';
import { noticeLimits, type LiveNotices } from 'societies-contract';
import type { Database } from '../database/schema.ts';
import { tooMany } from '../platform/errors.ts';

/** Milliseconds between polls of the database, regardless of the number of connected browsers. */
const lookEvery = 1_000;
/** Seconds within which a transaction that writes notices ends. Users with notices from this period are counted again. */
const slowestWriter = 30;
/** Range of milliseconds after which a browser reconnects; random, so that not all reconnect at once. */
const comesBack = { soonest: 2_000, latest: 8_000 } as const;

interface Stream {
  out: PassThrough;
  /** The last number sent. */
  unread: number | undefined;
}

export interface NoticeStreams {
  /** Streams the number of unread notices to a session. @throws 429 if it has too many streams. */
  open(sessionId: string): Readable;
  /** Number of open streams. */
  readonly count: number;
  /** Ends every stream, so that they do not delay a shutdown. */
  close(): Promise<void>;
}

/**
 * Unread notices of the sessions that are still open: of all, or only of users with recent notices, whichever process wrote
 * them. A single statement.
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

/** Streams notices to this process's browsers. Polls, because LISTEN does not work behind a transaction pooler. */
export function noticeStreams(database: Kysely<Database>, log: FastifyBaseLogger): NoticeStreams {
  const browsers = new Map<string, Set<Stream>>();
  const closing = new AbortController();
  let watch: Promise<void> | undefined;
  let beatAt = 0;

  const send = (stream: Stream, unread: number) => {
    stream.unread = unread;
    stream.out.write(`data: ${JSON.stringify({ unread } satisfies LiveNotices)}\n\n`);
  };

  const round = async () => {
    // A heartbeat keeps proxies from closing an idle connection, and shows the browser that the server is alive.
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
        else if (unread !== null && (beat || unread !== stream.unread)) send(stream, unread);
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
