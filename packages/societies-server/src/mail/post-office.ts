import { setImmediate, setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import PQueue from 'p-queue';
import pRetry from 'p-retry';
import type { Site } from 'societies-contract';
import { noEmail } from '../account/email-key.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/schema.ts';
import type { Secrets } from '../platform/secrets.ts';
import { notifyNextBatch } from '../notices/notify.ts';
import { findSite } from '../site/queries.ts';
import { compose, UnsendableMail } from './compose.ts';
import { leaseSeconds } from '../platform/second-tries.ts';
import { anyDue, putOff, removeMail, takeDue, type OutgoingMail } from './outbox.ts';
import { openTransport } from './transport.ts';

/**
 * Milliseconds between polls of the outbox: normally, and while the mail server is unreachable; and between attempts to record
 * a sent mail.
 */
const pauses = { regular: 2_000, outage: 30_000, note: 500 } as const;

export interface PostOffice {
  /** Sends due mails. Rounds of a process do not overlap: a call during a round starts another one after it. */
  sendDue(): Promise<void>;
  /** Starts polling. */
  open(): void;
  /** Stops after the mails being sent. */
  close(): Promise<void>;
  /** Since the start of the process. */
  readonly counts: { sent: number; failed: number };
}

interface Options {
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'verifyEmail' | 'dataDir' | 'timeZone'>;
  database: Kysely<Database>;
  secrets: Secrets;
  /** A function, because the server's own address is known only once it listens. */
  siteUrl: () => string;
  log: FastifyBaseLogger;
}

const field = (error: unknown, name: 'code' | 'responseCode'): unknown =>
  typeof error === 'object' && error !== null && name in error
    ? (error as Record<string, unknown>)[name]
    : undefined;

/** Whether the mail server refused this mail permanently. Wrong credentials or a broken connection are not the mail's fault. */
function isHopeless(error: unknown): boolean {
  if (error instanceof UnsendableMail) return true;
  const code = field(error, 'code');
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && Number(field(error, 'responseCode')) >= 500;
}

/** Whether the mail server could not be reached. */
const isOutage = (error: unknown) =>
  !(error instanceof UnsendableMail) && field(error, 'responseCode') === undefined;

/** Sends the outbox's mails; any number of processes may do so at once. */
export function postOffice({ config, database, secrets, siteUrl, log }: Options): PostOffice {
  const transport = openTransport(config);
  const counts = { sent: 0, failed: 0 };
  const closing = new AbortController();
  let round: Promise<void> = Promise.resolve();
  let watch: Promise<void> = Promise.resolve();
  let outage = false;

  /**
   * Records that a mail was sent. Retries while the database is down, because otherwise it will be sent again after its lease.
   */
  const note = (id: string) =>
    pRetry(() => removeMail(database, id), {
      retries: Infinity,
      minTimeout: pauses.note,
      factor: 1,
      maxRetryTime: (leaseSeconds - 10) * 1_000,
      shouldRetry: () => !closing.signal.aborted,
    });

  const composing = new PQueue({ concurrency: 1 });
  /** Composes mails one after the other, and serves others in between: a long text takes a while. */
  const composeNext = (mail: OutgoingMail, site: Site) =>
    composing.add(async () => {
      await setImmediate();
      return compose(mail, {
        from: config.mailFrom,
        siteUrl: siteUrl(),
        secrets,
        timeZone: config.timeZone,
        site,
      });
    });

  const deliver = async (mail: OutgoingMail, site: Site) => {
    // Sends no mail to addresses that somebody else may have entered at sign-up.
    const isUnconfirmed =
      config.verifyEmail && !mail.verified && ['notice', 'digest'].includes(mail.template);
    if (isUnconfirmed || mail.address === noEmail) return removeMail(database, mail.id);
    try {
      await transport.send(await composeNext(mail, site));
    } catch (error) {
      counts.failed += 1;
      if (isOutage(error)) outage = true;
      const reason = error instanceof Error ? error.message : 'It could not be sent.';
      const dead = await putOff(database, mail.id, reason, isHopeless(error));
      log.warn({ mail: mail.id, template: mail.template, code: field(error, 'code'), dead }, 'mail not sent');
      return;
    }
    counts.sent += 1;
    await note(mail.id);
  };

  /** A failing report of other notices must not keep mails from being sent. */
  const notifyMore = () =>
    notifyNextBatch(database).catch((error: unknown) => {
      log.warn({ err: error }, 'notifying members');
      return false;
    });

  const sendAll = async () => {
    outage = false;
    for (let more = true; more && !closing.signal.aborted;) {
      more = await notifyMore();
      if (outage || !(await anyDue(database))) continue;
      const mails = await takeDue(database);
      more ||= mails.length > 0;
      const site = await findSite(database);
      await Promise.all(mails.map((mail) => deliver(mail, site)));
    }
  };

  const sendDue = () => {
    const next = round.then(sendAll);
    round = next.catch(() => {});
    return next;
  };

  return {
    counts,
    sendDue,
    open() {
      const { signal } = closing;
      watch = (async () => {
        while (!signal.aborted) {
          await sendDue().catch((error: unknown) => log.warn({ err: error }, 'outbox'));
          await delay(outage ? pauses.outage : pauses.regular, undefined, { signal, ref: false }).catch(
            () => {},
          );
        }
      })();
    },
    async close() {
      closing.abort();
      await watch;
      await round;
      transport.close();
    },
  };
}
