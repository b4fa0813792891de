import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { defaultLanguage, pushLimits, type PushMessage } from 'societies-contract';
import webPush from 'web-push';
import type { Config } from '../config.ts';
import type { Database } from '../database/schema.ts';
import { sayStored } from '../notices/stored.ts';
import { findPushKeys, type PushKeys } from './keys.ts';
import { ForbiddenAddress, outward, type Outward } from './outward.ts';
import { countDue, endPush, endSubscription, putOff, takeNext, type OutgoingPush } from './queue.ts';

/** Milliseconds between polls of the queue. */
const lookEvery = 2_000;
/** Browsers that one process tells at once; a push service that does not answer takes up one of these places. */
const atOnce = 32;
/** Seconds for which a push service keeps a push for a browser that is not there. */
const keptFor = 86_400;

export interface PushSender {
  /** Sends what is due, and resolves when that is done. */
  sendDue(): Promise<void>;
  /** Starts polling. */
  open(): void;
  /** Stops after what is being sent. */
  close(): Promise<void>;
  /** Checks and reaches push services. */
  readonly outward: Outward;
  /** Since the start of the process. */
  readonly counts: { sent: number; failed: number };
}

interface Options {
  config: Pick<Config, 'publicUrl' | 'mailFrom' | 'timeZone' | 'pushTestOrigins'>;
  database: Kysely<Database>;
  log: FastifyBaseLogger;
}

/** A text of at most so many bytes of UTF-8, cut between characters. */
function within(text: string, bytes: number): string {
  if (Buffer.byteLength(text) <= bytes) return text;
  // As of a stream that goes on, whose last character is left out until it is whole.
  const kept = new TextDecoder().decode(Buffer.from(text).subarray(0, bytes - 3), { stream: true });
  return `${kept}…`;
}

const messageOf = ({ id, data, language }: OutgoingPush, timeZone: string): PushMessage => {
  const { title, text } = sayStored(data, language, timeZone);
  const { bytes } = pushLimits;
  return {
    id,
    title: within(title, bytes.title),
    text: within(text, bytes.text),
    href: data.href,
    language: language ?? defaultLanguage,
  };
};

/** What a push service's status says. */
function outcomeOf(status: number): 'sent' | 'gone' | 'refused' | 'later' {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  return status === 408 || status === 429 || status >= 500 ? 'later' : 'refused';
}

/** Sends pushes (RFC 8030, encrypted by RFC 8291); any number of processes may do so at once. */
export function pushSender({ config, database, log }: Options): PushSender {
  const { publicUrl, mailFrom, timeZone } = config;
  const subject = publicUrl?.startsWith('https:') ? publicUrl : `mailto:${mailFrom.address}`;
  const services = outward(config.pushTestOrigins);
  const counts = { sent: 0, failed: 0 };
  const closing = new AbortController();
  const working = new Set<Promise<void>>();
  let watch: Promise<void> = Promise.resolve();

  const deliver = async (push: OutgoingPush, { publicKey, privateKey }: PushKeys) => {
    try {
      const { endpoint, headers, body } = webPush.generateRequestDetails(
        { endpoint: push.endpoint, keys: { p256dh: push.p256dh, auth: push.authSecret } },
        JSON.stringify(messageOf(push, timeZone)),
        {
          vapidDetails: { subject, publicKey, privateKey },
          TTL: keptFor,
          // The same for each attempt, so that a service that has not handed it over yet keeps the last.
          topic: push.id.replaceAll('-', ''),
        },
      );
      const status = await services.post(endpoint, headers, body);
      const outcome = outcomeOf(status);
      if (outcome === 'sent') {
        counts.sent += 1;
        await endPush(database, push);
        return;
      }
      counts.failed += 1;
      log.warn({ push: push.id, status, outcome }, 'push not sent');
      if (outcome === 'gone') await endSubscription(database, push);
      else if (outcome === 'refused') await endPush(database, push);
      else await putOff(database, push, `The push service answered ${status}.`);
    } catch (error) {
      counts.failed += 1;
      const { code, name } = error as NodeJS.ErrnoException;
      // Neither the address nor the keys: who has them can send to the browser.
      log.warn({ push: push.id, code: code ?? name }, 'push not sent');
      if (error instanceof ForbiddenAddress) await endSubscription(database, push);
      else await putOff(database, push, code ?? name);
    }
  };

  const work = async () => {
    while (!closing.signal.aborted) {
      const push = await takeNext(database);
      if (!push) return;
      await deliver(push, await findPushKeys(database));
    }
  };

  const start = () => {
    const done: Promise<void> = work()
      .catch((error: unknown) => log.warn({ err: error }, 'pushes'))
      .finally(() => working.delete(done));
    working.add(done);
  };

  /** As many workers as there are browsers to tell; those at work already go on. */
  const look = async () => {
    const free = atOnce - working.size;
    if (free <= 0) return;
    const found = await countDue(database, free);
    for (let started = 0; started < found && !closing.signal.aborted; started += 1) start();
  };

  return {
    counts,
    outward: services,
    async sendDue() {
      await look();
      await Promise.all(working);
    },
    open() {
      const { signal } = closing;
      watch = (async () => {
        while (!signal.aborted) {
          await look().catch((error: unknown) => log.warn({ err: error }, 'pushes'));
          await delay(lookEvery, undefined, { signal, ref: false }).catch(() => {});
        }
      })();
    },
    async close() {
      closing.abort();
      await watch;
      await Promise.all(working);
      services.close();
    },
  };
}
